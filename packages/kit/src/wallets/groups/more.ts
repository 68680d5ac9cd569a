import type { WalletGroupDefinition } from '../walletDefinition.ts'

/** Further wallets that people use; those that are not installed stand behind 'Show all'. */
export const more: WalletGroupDefinition = {
  groupName: 'More',
  wallets: [],
}
