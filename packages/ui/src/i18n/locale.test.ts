import { describe, expect, it } from 'vitest'
import { loadMessages } from './languages/loadMessages.ts'
import { matchLanguage } from './languages/matchLanguage.ts'
import { dirOf, pluralForm, safeLocale } from './locale.ts'

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

describe('pluralForm', () => {
  it('uses the forms that a language has', () => {
    const forms = { zero: 'z', one: 'o', two: 't', few: 'f', many: 'm', other: 'x' }
    const numbers = [0, 1, 2, 3, 11, 100]
    expect(numbers.map((count) => pluralForm('ar', count, forms)).join('')).toBe('zotfmx')
  })

  it('falls back to the general form if the language needs a missing one', () => {
    expect(pluralForm('ru', 2, { one: 'one', other: 'other' })).toBe('other')
  })
})

describe('matchLanguage', () => {
  const available = ['en', 'de', 'pt-BR', 'sr', 'zh-CN', 'zh-TW']

  it.each([
    ['de', 'de'],
    ['DE-at', 'de'],
    ['de_CH', 'de'],
    ['en-GB', 'en'],
    ['pt', 'pt-BR'],
    ['pt-PT', 'pt-BR'],
    ['zh', 'zh-CN'],
    ['zh-SG', 'zh-CN'],
    ['zh-HK', 'zh-TW'],
    ['zh-Hant', 'zh-TW'],
    ['zh-Hans-TW', 'zh-CN'],
    ['sr-Latn', undefined],
    ['cs', undefined],
    ['constructor', undefined],
    ['', undefined],
    ['x'.repeat(1_000), undefined],
  ])('%s finds %s', (requested, found) => {
    expect(matchLanguage(requested, available)).toBe(found)
  })
})

describe('loadMessages', () => {
  const texts = { 'connect.title': 'Wallet verbinden' }
  const german = {
    name: 'Deutsch',
    loadTexts: async () => texts,
  }
  const languages = { de: german }

  it('finds the language of a regional tag, and keeps the region for numbers and dates', async () => {
    const found = { locale: 'de-AT', messages: texts }
    expect(await loadMessages('de-AT', languages)).toEqual(found)
    expect(await loadMessages('de_AT', languages)).toEqual(found)
  })

  it('has English for every region without loading anything', async () => {
    expect(await loadMessages('en')).toEqual({ locale: 'en', messages: undefined })
    expect(await loadMessages('en-GB')).toEqual({ locale: 'en-GB', messages: undefined })
  })

  it.each([
    'cs',
    'constructor',
    '',
  ])('falls back to English for %s, which the kit lacks', async (locale) => {
    expect(await loadMessages(locale, languages)).toEqual({ locale: 'en', messages: undefined })
  })

  it('rejects if a language cannot be loaded', async () => {
    const broken = { ...german, loadTexts: () => Promise.reject(new Error('offline')) }
    await expect(loadMessages('de', { de: broken })).rejects.toThrow('offline')
  })
})
