import { createTranslator } from '@foyer/ui/i18n/createTranslator.ts'
import { expect, it } from 'vitest'
import { shellLanguages } from '../../../i18n/languages/languages.ts'
import { createVaultFormats } from '../useVaultText.ts'
import { vaultErrorsEn, vaultErrorText } from './ActionNote.tsx'

it.each([
  ['en', 'vault.errorFaucetLimitReached', 'accounts below 10,000 FOYER'],
  ['de', 'vault.errorFaucetLimitReached', '10.000 FOYER'],
  ['fa', 'vault.errorFaucetLimitReached', '۱۰٬۰۰۰ FOYER'],
  ['ar-EG', 'vault.errorFaucetLimitReached', '١٠٬٠٠٠ FOYER'],
] as const)('in %s, %s has the visitor’s digits: %s', async (locale, key, text) => {
  const messages = await shellLanguages[locale.split('-')[0] ?? '']?.()
  const t = createTranslator(vaultErrorsEn, locale, messages)
  expect(vaultErrorText(t, createVaultFormats(locale).amount, key)).toContain(text)
})
