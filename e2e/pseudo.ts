import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Catalogue, Text } from '@foyer/ui/i18n/messages.ts'
import type { Page } from '@playwright/test'

/**
 * The pseudo language: English with accents, each word 40 % longer. It is never shipped. In the
 * browser it replaces Malay, whose numbers and dates are almost the same as in English.
 */
export const pseudoTag = 'ms'

/** How much longer than English. */
const growth = 1.4
const accents: Readonly<Record<string, string>> = { a: 'å', e: 'é', i: 'ï', o: 'ô', u: 'ü', y: 'ý' }

/** A text in the pseudo language. Its placeholders stay as they are. */
export function pseudoText<T extends Text>(text: T): T
export function pseudoText(text: Text): Text {
  if (typeof text === 'string') return text.replaceAll(/\{\w+\}|\p{L}+/gu, pseudoWord)
  const forms = Object.entries(text).map(([rule, form]) => [rule, form && pseudoText(form)])
  return Object.fromEntries(forms)
}

function pseudoWord(word: string): string {
  if (word.startsWith('{')) return word
  const longer = Math.ceil(word.length * growth) - word.length
  const first = /[aeiouy]/i.exec(word)
  const at = first ? first.index : word.length - 1
  const long =
    word.slice(0, at) +
    word.charAt(at) +
    word.charAt(at).toLowerCase().repeat(longer) +
    word.slice(at + 1)
  return long.replaceAll(/[aeiouy]/gi, (letter) => {
    const accent = accents[letter.toLowerCase()] ?? letter
    return letter === letter.toLowerCase() ? accent : accent.toUpperCase()
  })
}

/** The folders of the English texts. */
const folders = ['packages/ui/src/i18n', 'apps/shell/web/i18n']

/** All texts of the page (the kit's and the shell's) in the pseudo language. */
export async function pseudoMessages(): Promise<Catalogue> {
  const english: Record<string, Text> = {}
  for (const folder of folders) {
    const path = join(import.meta.dirname, '..', folder)
    for (const file of readdirSync(path).filter((name) => /^(?:en|\w+En)\.ts$/.test(name))) {
      const module: Readonly<Record<string, unknown>> = await import(join(path, file))
      const catalogues = Object.values(module).filter((value) => typeof value === 'object')
      Object.assign(english, ...catalogues)
    }
  }
  return Object.fromEntries(Object.entries(english).map(([key, text]) => [key, pseudoText(text)]))
}

/** Makes the page load the pseudo language instead of Malay. */
export async function offerPseudo(page: Page): Promise<void> {
  const body = `export const ${pseudoTag} = ${JSON.stringify(await pseudoMessages())}`
  await page.route(`**/assets/${pseudoTag}-*.js`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  )
}

/** Shows the page in another language, as if chosen in another tab. */
export async function speak(page: Page, language: string): Promise<void> {
  await chooseElsewhere(page, 'language', JSON.stringify({ v: 1, data: language }))
  await page.locator(`html[lang="${language}"]`).waitFor({ state: 'attached' })
}

/** Stores a setting in another tab, which the page then follows. */
export async function chooseElsewhere(page: Page, key: string, value: string): Promise<void> {
  const tab = await page.context().newPage()
  await tab.goto(new URL('/favicon.svg', page.url()).href)
  await tab.evaluate(([name, stored]) => localStorage.setItem(name, stored), [key, value] as const)
  await tab.close()
  await page.bringToFront()
}
