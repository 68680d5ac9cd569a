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

  'account.copied': 'Copied!',
  'account.copyFailed': 'Couldn’t copy. Select the address and copy it yourself.',
  'account.newTab': '(opens in a new tab)',

  'chain.wrongText': 'Wrong network detected, switch or disconnect to continue',

  'load.failed': 'Part of this page failed to load. Check your connection, then try again.',
} as const satisfies Record<string, string>
