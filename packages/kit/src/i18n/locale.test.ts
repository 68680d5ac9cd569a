import { describe, expect, it } from 'vitest'
import { loadMessages } from './loadMessages.ts'
import { dirOf, formatNumber, plural, safeLocale } from './locale.ts'

describe('dirOf', () => {
  it.each([
    'ar',
    'ar-EG',
    'AR',
    'fa',
    'he',
    'ur_PK',
    'az-Arab',
    'pa-arab-PK',
    'yi',
  ])('%s is written from right to left', (locale) => {
    expect(dirOf(locale)).toBe('rtl')
  })
  it.each([
    'en',
    'de-AT',
    'ur-Latn',
    'hi',
    'zh-Hant-TW',
    'arn',
    '',
    '?',
  ])('%s is written from left to right', (locale) => {
    expect(dirOf(locale)).toBe('ltr')
  })
})

describe('safeLocale', () => {
  it.each([
    ['de-at', 'de-AT'],
    ['pt_BR', 'pt-BR'],
    ['', 'en'],
    [undefined, 'en'],
    ['no such locale!', 'en'],
    ['x'.repeat(1_000), 'en'],
  ])('%s is %s', (locale, safe) => {
    expect(safeLocale(locale)).toBe(safe)
  })
})

describe('formatNumber', () => {
  it('writes a decimal text of any length without a float', () => {
    expect(formatNumber('de', '90071992547409930001.5')).toBe('90.071.992.547.409.930.001,5')
  })
})

describe('plural', () => {
  const wallets = { one: '{count} wallet', other: '{count} wallets' }

  it.each([
    [0, '0 wallets'],
    [1, '1 wallet'],
    [1_234, '1,234 wallets'],
  ])('English: %s', (count, text) => {
    expect(plural('en', count, wallets)).toBe(text)
  })

  it('takes the forms that a language has', () => {
    const forms = { zero: 'z', one: 'o', two: 't', few: 'f', many: 'm', other: 'x' }
    expect([0, 1, 2, 3, 11, 100].map((count) => plural('ar', count, forms)).join('')).toBe('zotfmx')
  })

  it('takes the general form where the language asks for one that is missing', () => {
    expect(plural('ru', 2, wallets)).toBe('2 wallets')
  })
})

describe('loadMessages', () => {
  const german = { 'connect.title': 'Wallet verbinden' }
  const loaders = { de: async () => german }

  it('finds the language of a region', async () => {
    expect(await loadMessages('de-AT', loaders)).toEqual({ locale: 'de', messages: german })
    expect(await loadMessages('de_CH', loaders)).toEqual({ locale: 'de', messages: german })
  })

  it('knows English, in every region, without loading anything', async () => {
    expect(await loadMessages('en')).toEqual({ locale: 'en', messages: undefined })
    expect(await loadMessages('en-GB')).toEqual({ locale: 'en-GB', messages: undefined })
  })

  it.each([
    'fr',
    'constructor',
    '',
  ])('takes English for %s, which nobody has translated', async (locale) => {
    expect(await loadMessages(locale, loaders)).toEqual({ locale: 'en', messages: undefined })
  })

  it('says when a language cannot be loaded', async () => {
    const broken = { de: () => Promise.reject(new Error('offline')) }
    await expect(loadMessages('de', broken)).rejects.toThrow('offline')
  })
})
