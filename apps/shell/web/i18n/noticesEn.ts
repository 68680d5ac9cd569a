/**
 * English texts of the notice about a wallet that no longer shares its accounts. Loaded with the
 * notice.
 */
export const noticesEn = {
  'wallet.locked': '{wallet} is locked.',
  'wallet.unlock':
    'Unlock it to continue. This page reconnects automatically and keeps what you typed.',
  'wallet.silent': '{wallet} stopped sharing its account.',
  'wallet.return': 'If it’s locked, unlock it. Otherwise connect again.',
  'wallet.disconnect': 'Disconnect',
} as const
