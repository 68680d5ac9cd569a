/**
 * Every text that the kit shows or speaks, in English. `{name}` marks a value to be put in.
 * The literals are the source of the types: a new placeholder asks for its value at every call.
 */
export const en = {
  'connect.button': 'Connect Wallet',
  'connect.retry': 'RETRY',
  'connect.pendingRequest': '{wallet} already has a request waiting. Open the wallet to answer it.',
  'connect.connected': 'Connected, {name}',
  'connect.reconnecting': 'Reconnecting…',

  'dialog.close': 'Close',
  'dialog.back': 'Back',

  'account.copied': 'Copied!',
  'account.copyFailed': 'Copying was refused. Select the address and copy it.',
  'account.newTab': '(opens in a new tab)',

  'chain.wrongText': 'Wrong network detected, switch or disconnect to continue',

  'load.failed': 'A part of this page did not arrive. Check the connection, then try again.',

  'toast.dismiss': 'Dismiss',
  'toast.area': 'Notifications',
} as const satisfies Record<string, string>
