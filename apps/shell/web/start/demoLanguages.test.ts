import { languageNames } from '@foyer/kit/languages'
import { checkMessages } from '@foyer/kit/translation'
import { demoLanguages, demoTexts } from '@foyer/testkit/demo-wallet'
import { describe, expect, it } from 'vitest'

describe.each(Object.entries(demoLanguages))('the Demo Wallet in %s', (tag, load) => {
  it('has every text, with its placeholders and plural forms', async () => {
    expect(checkMessages(tag, demoTexts, await load())).toEqual([])
  })
})

it('the Demo Wallet has the languages of the page', () => {
  expect(['en', ...Object.keys(demoLanguages)]).toEqual(Object.keys(languageNames))
})
