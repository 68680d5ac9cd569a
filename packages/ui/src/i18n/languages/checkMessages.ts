import type { AnyMessages, Catalogue, Text } from '../messages.ts'

/**
 * Compares a translation with the English catalogue and returns what is wrong with it, one line
 * each: missing, unknown and empty texts, other placeholders, missing plural forms, and punctuation
 * that the language writes in another way. For the tests of a language of your own.
 */
export function checkMessages(
  locale: string,
  english: Catalogue,
  translation: AnyMessages,
): readonly string[] {
  const found: string[] = []
  for (const [key, source] of Object.entries(english)) {
    const text = translation[key]
    if (text === undefined) found.push(`${key}: missing`)
    else if (typeof text !== typeof source)
      found.push(`${key}: has plural forms in one of them only`)
    else {
      const forms = formsOf(text)
      found.push(...forms.flatMap((form) => checkForm(key, source, form)))
      if (forms.some((form) => hasWrongPunctuation(locale, form)))
        found.push(`${key}: wrong punctuation`)
    }
    if (typeof text === 'object') {
      const missing = categoriesOf(locale).filter((category) => text[category] === undefined)
      found.push(...missing.map((category) => `${key}: no plural form '${category}'`))
    }
  }
  const unknown = Object.keys(translation).filter((key) => !Object.hasOwn(english, key))
  return [...found, ...unknown.map((key) => `${key}: not in the English catalogue`)]
}

function checkForm(key: string, source: Text, form: string): string[] {
  const found: string[] = []
  if (form.trim() === '' || form.trim() !== form) found.push(`${key}: empty, or blanks at its ends`)
  if (/[<>]/.test(form.replaceAll(/\{\w+\}/g, ''))) found.push(`${key}: markup`)
  const allowed = formsOf(source).flatMap(placeholdersOf)
  const used = placeholdersOf(form)
  const strange = used.filter((name) => !allowed.includes(name))
  found.push(...strange.map((name) => `${key}: unknown placeholder {${name}}`))
  // A plural form may say the number in its own words.
  const lost = allowed.filter((name) => !used.includes(name))
  const needed = typeof source === 'string' ? lost : lost.filter((name) => name !== 'count')
  return [...found, ...[...new Set(needed)].map((name) => `${key}: no placeholder {${name}}`)]
}

/** Punctuation that is wrong in a language, or in all of them. */
const wrongPunctuation: Readonly<Record<string, RegExp>> = {
  // Three dots, and a space between words that is doubled.
  '': /\.{3}|\S {2}\S/,
  // A line must not break before these characters.
  fr: / [;:!?»]|« /,
  ja: /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}][,;:!?]/u,
  zh: /\p{scx=Han}[,;:!?]/u,
}

function hasWrongPunctuation(locale: string, text: string): boolean {
  const language = locale.split('-', 1)[0] ?? ''
  return ['', language].some((name) => wrongPunctuation[name]?.test(text))
}

function formsOf(text: Text): string[] {
  return typeof text === 'string'
    ? [text]
    : Object.values(text).filter((form) => form !== undefined)
}

function placeholdersOf(text: string): string[] {
  return [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
}

/** The plural categories of whole numbers up to a thousand. */
function categoriesOf(locale: string): Intl.LDMLPluralRule[] {
  const rules = new Intl.PluralRules(locale)
  return [...new Set(Array.from({ length: 1_001 }, (_, count) => rules.select(count)))]
}
