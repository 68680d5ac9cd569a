import { demoAccounts } from '../../chains/accounts.ts'
import type { WalletAccount } from '../types.ts'
import type { TestWalletConfig } from './testWallets.ts'

/** The accounts that a test's wallet holds. */
export function accountsOf({
  accounts = demoAccounts,
}: TestWalletConfig): readonly WalletAccount[] {
  return accounts.flatMap((account) =>
    typeof account === 'number' ? (demoAccounts[account] ?? []) : account,
  )
}
