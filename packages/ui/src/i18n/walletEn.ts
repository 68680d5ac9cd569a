/** English texts of what a wallet says, and of one that keeps its permission. */
export const walletEn = {
  'wallet.says': '{wallet} says: {words}',
  'connect.keepsAccess':
    '{wallet} keeps this site connected. To remove it, use {wallet}’s settings.',
} as const
