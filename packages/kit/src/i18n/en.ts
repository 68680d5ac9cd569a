/**
 * Every text that the kit shows or speaks, in English. `{name}` marks a value to be put in.
 * The literals are the source of the types: a new placeholder asks for its value at every call.
 */
export const en = {
  'connect.title': 'Connect a Wallet',
  'connect.button': 'Connect Wallet',
  'connect.learnTitle': 'What is a Wallet?',
  'connect.get': 'Get a Wallet',
  'connect.learnMore': 'Learn More',
  'connect.opening': 'Opening {wallet}…',
  'connect.waiting': 'Waiting for {wallet}…',
  'connect.confirm': 'Confirm the connection in the wallet.',
  'connect.retry': 'RETRY',
  'connect.getLink': 'GET',
  'connect.recent': 'Recent',
  'connect.groupDemo': 'This demo',
  'connect.groupInstalled': 'Installed',
  'connect.noInstall': 'No install',
  'connect.failed': 'Connection failed',
  'connect.failedNothing': 'Nothing was changed or shared.',
  'connect.pendingRequest': '{wallet} already has a request waiting. Open the wallet to answer it.',
  'connect.timeout': '{wallet} did not answer.',
  'connect.noneTitle': 'No wallet found',
  'connect.noneText': 'Install a wallet, then come back to this page.',
  'connect.connecting': 'Connecting to {wallet}…',
  'connect.connected': 'Connected, {name}',
  'connect.reconnecting': 'Reconnecting…',
  'connect.learnKeysTitle': 'It holds your keys',
  'connect.learnKeysText':
    'They stay on your device. Sites such as this one only ever see your public address.',
  'connect.learnAsksTitle': 'It asks before anything happens',
  'connect.learnAsksText': 'Every transaction and signature waits for your yes.',
  'connect.learnShort':
    'It holds your keys and asks before anything happens. It replaces passwords on every site.',
  'connect.learnSignupTitle': 'It replaces sign-ups',
  'connect.learnSignupText': 'One wallet opens every site. There is no password to forget.',

  'dialog.close': 'Close',
  'dialog.back': 'Back',

  'account.copy': 'Copy Address',
  'account.copied': 'Copied!',
  'account.disconnect': 'Disconnect',
  'account.explorer': 'View on explorer',
  'account.onNetwork': 'on {network}',
  'account.button': 'Account',
  'account.balanceUnknown': 'Balance not known',
  'account.lastKnown': 'Last known:',
  'account.copyFailed': 'Copying was refused. Select the address and copy it.',
  'account.newTab': '(opens in a new tab)',

  'network.title': 'Switch Networks',
  'network.wrong': 'Wrong network',
  'network.wrongText': 'Wrong network detected, switch or disconnect to continue',
  'network.connected': 'Connected',
  'network.confirm': 'Confirm in Wallet',
  'network.cannotSwitch':
    '{wallet} cannot switch networks from this page. Switch the network in the wallet.',
  'network.failed': 'Switching to {network} failed.',
  'network.rejected': 'Not switched: the request was rejected.',
  'network.button': 'Network',
  'network.notDemo': 'not on the demo network',
  'network.notDemoText':
    'Your wallet talks to the real {network}, this demo to a local copy. Nothing can be sent from here.',
  'network.unprovenText':
    'Your wallet has not shown which {network} it talks to. Nothing can be sent from here.',

  'load.failed': 'A part of this page did not arrive. Check the connection, then try again.',

  'toast.dismiss': 'Dismiss',
  'toast.area': 'Notifications',
} as const satisfies Record<string, string>
