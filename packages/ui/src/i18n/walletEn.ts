/** English texts of what a wallet says, waits for or keeps. */
export const walletEn = {
  'wallet.says': '{wallet} says: {words}',
  'connect.pendingRequest': '{wallet} already has a pending request. Open the wallet to respond.',
  'connect.keepsAccess':
    '{wallet} keeps this site connected. To remove it, use {wallet}’s settings.',
} as const
