import { demoAccounts } from '../../chains/accounts.ts'
import type { WalletAccount } from '../types.ts'

interface Config {
  readonly accounts?: readonly (number | WalletAccount)[] | undefined
}

/**
 * The accounts that a test's wallet holds.
 *
 * @throws RangeError without any, or for an index that no demo account has.
 */
export function accountsOf({ accounts = demoAccounts }: Config): readonly WalletAccount[] {
  if (accounts.length === 0) throw new RangeError('A wallet needs at least one account.')
  return accounts.map((account) => {
    if (typeof account !== 'number') return account
    const found = demoAccounts[account]
    if (found) return found
    throw new RangeError(
      `Demo accounts have the indices 0 to ${demoAccounts.length - 1}, not ${account}.`,
    )
  })
}
