import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { checkMessages } from '@foyer/ui/i18n/languages/checkMessages.ts'
import { languageNames } from '@foyer/ui/i18n/languages/languages.ts'
import { expect, it } from 'vitest'
import { serverTexts } from '../i18n/texts.ts'
import { translations } from '../i18n/translations.ts'
import { fillLanguage } from './fillLanguage.ts'

const path = fileURLToPath(new URL('../../index.html', import.meta.url))
const page = readFileSync(path, 'utf8')

it('leaves the English page unchanged', () => {
  expect(fillLanguage(page, { lang: 'en', dir: 'ltr' })).toBe(page)
  expect(page).toContain(serverTexts['page.description'])
  expect(page).toContain(serverTexts['page.noScript'])
})

it('translates the text shown without scripts', () => {
  const filled = fillLanguage(page, { lang: 'fa', dir: 'rtl' })
  expect(filled).toContain('<html lang="fa" dir="rtl" data-kit=""')
  expect(filled).toContain(`content="${translations.fa?.['page.description']}"`)
  expect(filled).toContain(`<p>${translations.fa?.['page.noScript']}</p>`)
  expect(filled).not.toContain(serverTexts['page.noScript'])
})

it('has its texts in every language of the page', () => {
  expect(['en', ...Object.keys(translations)]).toEqual(Object.keys(languageNames))
  for (const [tag, texts] of Object.entries(translations)) {
    expect(checkMessages(tag, serverTexts, texts), tag).toEqual([])
  }
})
