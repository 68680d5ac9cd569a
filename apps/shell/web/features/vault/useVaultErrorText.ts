import { useTextOf } from '@foyer/kit'
import { useCallback } from 'react'
import type { VaultErrorKey } from './actions/vaultErrorKey.ts'
import { useVaultText } from './useVaultText.ts'
import { vaultErrorsEn, vaultErrorText } from './vaultErrorText.ts'

/** Returns a function that says why an action of the vault failed. */
export function useVaultErrorText(): (key: VaultErrorKey) => string {
  const t = useTextOf(vaultErrorsEn)
  const formats = useVaultText()
  return useCallback((key) => vaultErrorText(t, formats, key), [t, formats])
}
