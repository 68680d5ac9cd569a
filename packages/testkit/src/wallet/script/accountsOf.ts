import { demoAccounts } from '../../chains/accounts.ts'
import type { WalletAccount } from '../types.ts'

interface Config {
  readonly accounts?: readonly (number | WalletAccount)[] | undefined
}

/** The accounts that a test's wallet holds. */
export function accountsOf({ accounts = demoAccounts }: Config): readonly WalletAccount[] {
  return accounts.flatMap((account) =>
    typeof account === 'number' ? (demoAccounts[account] ?? []) : account,
  )
}
