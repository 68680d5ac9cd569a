import type { VaultErrorKey } from './actions/vaultErrorKey.ts'
import { maxLockYears } from './form/lockTimes.ts'
import type { VaultText } from './useVaultText.ts'
import { faucetLimit } from './vaultAbi.ts'

/** Why an action of the vault failed, with the contracts' limits in the visitor's digits. */
export function vaultErrorText(
  { amount, t }: Pick<VaultText, 'amount' | 't'>,
  key: VaultErrorKey,
): string {
  return t(key, { count: maxLockYears, limit: amount(faucetLimit), zero: 0 })
}
