import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import type { Catalogue, Text } from '../messages.ts'
import { checkMessages } from './checkMessages.ts'
import { englishTexts } from './englishTexts.ts'
import { languageNames, languages } from './languages.ts'

const all: Catalogue = englishTexts

/** Texts that some languages write as English does. */
const sameAsEnglish = new Set([
  'account.button',
  'connect.getExtension',
  'connect.groupPopular',
  'connect.optionExtension',
  'signIn.site',
  'toast.area',
])

describe.each(Object.entries(languages))('the language %s', (tag, language) => {
  it('has every text, with its placeholders and plural forms', async () => {
    expect(checkMessages(tag, all, (await language?.loadTexts()) ?? {})).toEqual([])
  })

  it('stays within its budget', async () => {
    expect(compressed(await language?.loadTexts())).toBeLessThan(4_000)
  })

  it('leaves no text in English', async () => {
    const texts = { ...(await language?.loadTexts()) }
    const left = Object.entries(all).filter(([key, text]) => isSame(texts[key], text))
    expect(left.map(([key]) => key).filter((key) => !sameAsEnglish.has(key))).toEqual([])
  })
})

it('offers the English texts of all catalogues', () => {
  const modules = import.meta.glob<Record<string, Catalogue>>(['../*En.ts', '../en.ts'], {
    eager: true,
  })
  const catalogues = Object.values(modules).flatMap((module) => Object.values(module))
  expect(all).toEqual(Object.assign({}, ...catalogues))
})

it('names each language in the language itself', () => {
  expect(languageNames).toMatchObject({ en: 'English' })
  expect(Object.keys(languageNames)).toEqual(['en', ...Object.keys(languages)])
  expect(new Set(Object.values(languageNames)).size).toBe(Object.keys(languageNames).length)
})

describe('checkMessages', () => {
  const english = { a: 'Open {wallet}', b: { one: '{count} wallet', other: '{count} wallets' } }

  it('accepts a complete translation', () => {
    const german = { a: '{wallet} öffnen', b: { one: 'Eine Wallet', other: '{count} Wallets' } }
    expect(checkMessages('de', english, german)).toEqual([])
  })

  it('reports missing, unknown and mismatched texts', () => {
    const forms = { one: '{count} portfel', other: '{count} portfela' }
    expect(checkMessages('pl', english, { a: 'Otwórz {walet} ', b: forms, c: 'C' })).toEqual([
      'a: empty, or blanks at its ends',
      'a: unknown placeholder {walet}',
      'a: no placeholder {wallet}',
      "b: no plural form 'many'",
      "b: no plural form 'few'",
      'c: not in the English catalogue',
    ])
    expect(checkMessages('fr', { a: 'Why?' }, { a: 'Pourquoi ?' })).toEqual([
      'a: wrong punctuation',
    ])
    expect(checkMessages('fr-CA', { a: 'Why?' }, { a: 'Pourquoi\u202f?' })).toEqual([])
    expect(checkMessages('zh-TW', { a: 'Why?' }, { a: '為什麼?' })).toEqual([
      'a: wrong punctuation',
    ])
    expect(checkMessages('de', english, { b: 'Wallets' })).toEqual([
      'a: missing',
      'b: has plural forms in one of them only',
    ])
  })
})

/** Size of texts in bytes of brotli. */
function compressed(texts: unknown): number {
  return brotliCompressSync(JSON.stringify(texts)).length
}

function isSame(text: Text | undefined, english: Text): boolean {
  return JSON.stringify(text) === JSON.stringify(english)
}
