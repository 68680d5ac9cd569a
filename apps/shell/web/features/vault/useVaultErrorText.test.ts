import { createTranslator } from '@foyer/ui/i18n/createTranslator.ts'
import { expect, it } from 'vitest'
import { shellLanguages } from '../../i18n/languages/languages.ts'
import { createVaultFormats } from './form/createVaultFormats.ts'
import { vaultErrorsEn, vaultErrorText } from './useVaultErrorText.ts'

it.each([
  ['en', 'vault.errorFaucetLimit', 'accounts below 10,000 FOYER'],
  ['de', 'vault.errorFaucetLimit', '10.000 FOYER'],
  ['fa', 'vault.errorFaucetLimit', '۱۰٬۰۰۰ FOYER'],
  ['ar-EG', 'vault.errorFaucetLimit', '١٠٬٠٠٠ FOYER'],
  ['en', 'vault.errorTooFar', 'for 10 years at most'],
  ['ar-EG', 'vault.errorTooFar', '١٠ سنوات'],
  ['pl', 'vault.errorTooFar', 'na 10 lat'],
  ['fa', 'vault.errorZero', '۰'],
] as const)('in %s, %s has the visitor’s digits: %s', async (locale, key, text) => {
  const messages = await shellLanguages[locale.split('-')[0] ?? '']?.()
  const t = createTranslator(vaultErrorsEn, locale, messages)
  expect(vaultErrorText(t, createVaultFormats(locale), key)).toContain(text)
})
