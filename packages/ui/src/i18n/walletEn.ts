/** English texts of what a wallet said or did, in more than one dialog. Loaded with each. */
export const walletEn = {
  'connect.says': '{wallet} says: {words}',
  'connect.keepsAccess':
    '{wallet} keeps this site connected. To remove it, use {wallet}’s settings.',
} as const
