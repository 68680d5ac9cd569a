/** English text of a wallet's own message. Loaded where one may be shown. */
export const walletSaysEn = {
  'wallet.says': '{wallet} says: {words}',
} as const
