import { checkMessages } from '@foyer/ui/i18n/languages/checkMessages.ts'
import { languageNames } from '@foyer/ui/i18n/languages/languages.ts'
import { describe, expect, it } from 'vitest'
import { demoLanguages } from '../../demo/wallet/language.ts'
import { demoTexts } from '../../demo/wallet/texts.ts'

describe.each(Object.entries(demoLanguages))('the Demo Wallet in %s', (tag, load) => {
  it('has every text, with its placeholders and plural forms', async () => {
    expect(checkMessages(tag, demoTexts, await load())).toEqual([])
  })
})

it('the Demo Wallet has the languages of the page', () => {
  expect(['en', ...Object.keys(demoLanguages)]).toEqual(Object.keys(languageNames))
})
