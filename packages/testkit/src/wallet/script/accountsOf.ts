import { anvilAccounts } from '../../chains/accounts.ts'
import type { WalletAccount } from '../types.ts'

interface Config {
  readonly accounts?: readonly (number | WalletAccount)[] | undefined
}

/**
 * The accounts that a test's wallet holds.
 *
 * @throws RangeError without any, or for an index that no account has.
 */
export function accountsOf({ accounts = anvilAccounts }: Config): readonly WalletAccount[] {
  if (accounts.length === 0) throw new RangeError('A wallet needs at least one account.')
  return accounts.map((account) => {
    if (typeof account !== 'number') return account
    const found = anvilAccounts[account]
    if (found) return found
    throw new RangeError(
      `Accounts have the indices 0 to ${anvilAccounts.length - 1}, not ${account}.`,
    )
  })
}
