import { checkMessages } from '@foyer/ui/i18n/languages/checkMessages.ts'
import { languageNames } from '@foyer/ui/i18n/languages/languages.ts'
import { describe, expect, it } from 'vitest'
import { serverLanguages, serverText } from './serverText.ts'
import { serverTexts } from './texts.ts'

describe.each(Object.entries(serverLanguages))('the server’s texts in %s', (tag, load) => {
  it('are complete, with their placeholders and plural forms', async () => {
    expect(checkMessages(tag, serverTexts, await load())).toEqual([])
  })
})

it('exist in every language of the page', () => {
  expect(['en', ...Object.keys(serverLanguages)]).toEqual(Object.keys(languageNames))
})

it('use the plural form and the figures of the language, and isolate values in right-to-left text', async () => {
  const polish = await serverText({ lang: 'pl', dir: 'ltr' })
  expect([1, 3, 5].map((count) => polish('explorer.bytes', { count }))).toEqual([
    '1 bajt',
    '3 bajty',
    '5 bajtów',
  ])
  expect(polish('explorer.bytes', { count: 24_576 })).toBe('24\u00a0576 bajtów')
  const arabic = await serverText({ lang: 'ar', dir: 'rtl' })
  expect(arabic('explorer.back', { site: 'Foyer' })).toBe('العودة إلى \u2068Foyer\u2069')
})
