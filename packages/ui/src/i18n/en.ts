/**
 * English texts that are always loaded; the other `*En.ts` files load with their parts of the kit.
 * `{name}` is a placeholder. The literal types require a value for each placeholder at every call.
 */
export const en = {
  'connect.button': 'Connect Wallet',
  'connect.retry': 'RETRY',
  'connect.refresh': 'Refresh',
  'connect.connected': 'Connected, {name}',
  'connect.pending': 'Connecting…',
  'connect.reconnecting': 'Reconnecting…',

  'dialog.close': 'Close',
  'dialog.back': 'Back',
  'dialog.newTab': '(opens in a new tab)',

  'account.copied': 'Copied!',

  'load.failed': 'Part of this page failed to load. Check your connection, then try again.',
} as const satisfies Record<string, string>
