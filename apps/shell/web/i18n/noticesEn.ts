/** Texts of the notice about a wallet that took its accounts away. They arrive with it. */
export const noticesEn = {
  'wallet.locked': '{wallet} is locked.',
  'wallet.unlock':
    'Unlock it to continue. This page reconnects automatically and keeps what you typed.',
  'wallet.silent': '{wallet} stopped sharing its account.',
  'wallet.return': 'If it’s locked, unlock it. Otherwise connect again.',
  'wallet.disconnect': 'Disconnect',
} as const
