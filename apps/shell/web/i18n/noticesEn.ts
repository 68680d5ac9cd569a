/** English texts of the notices above every page. Loaded with them. */
export const noticesEn = {
  'wallet.locked': '{wallet} is locked.',
  'wallet.unlock':
    'Unlock it to continue. This page reconnects automatically and keeps what you typed.',
  'wallet.silent': '{wallet} stopped sharing its account.',
  'wallet.return': 'If it’s locked, unlock it. Otherwise connect again.',
  'stale.offline': 'You’re offline. Showing data from {time}.',
  'stale.offlineNothing': 'You’re offline.',
} as const
