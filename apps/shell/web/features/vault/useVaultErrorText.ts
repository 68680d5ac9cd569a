import type { Translator } from '@foyer/ui/i18n/messages.ts'
import { useTextOf } from '@foyer/ui/i18n/useTextOf.ts'
import { useCallback } from 'react'
import { sendErrorsEn } from '../../i18n/sendErrorsEn.ts'
import { vaultEn } from '../../i18n/vaultEn.ts'
import type { VaultErrorKey } from './actions/vaultErrorKey.ts'
import type { VaultFormats } from './form/createVaultFormats.ts'
import { maxLockYears } from './form/lockTimes.ts'
import { useVaultText } from './useVaultText.ts'
import { faucetLimit } from './vaultAbi.ts'

/** The texts of all that can fail. Home's card about the vault loads only the vault's own. */
export const vaultErrorsEn = { ...vaultEn, ...sendErrorsEn }

/** Why an action of the vault failed, with the contracts' limits in the visitor's digits. */
export function vaultErrorText(
  t: Translator<typeof vaultErrorsEn>,
  { amount }: Pick<VaultFormats, 'amount'>,
  key: VaultErrorKey,
): string {
  return t(key, { count: maxLockYears, limit: amount(faucetLimit), zero: 0 })
}

/** Returns a function that says why an action of the vault failed. */
export function useVaultErrorText(): (key: VaultErrorKey) => string {
  const t = useTextOf(vaultErrorsEn)
  const formats = useVaultText()
  return useCallback((key) => vaultErrorText(t, formats, key), [t, formats])
}
