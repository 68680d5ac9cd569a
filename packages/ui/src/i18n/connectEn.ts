/** English texts of the connect dialog's list, and of how an attempt ended. Loaded with it. */
export const connectEn = {
  'connect.title': 'Connect a Wallet',
  'connect.learnTitle': 'What is a Wallet?',
  'connect.get': 'Get a Wallet',
  'connect.learnMore': 'Learn More',
  'connect.recent': 'Recent',
  'connect.unsupported': '(unsupported)',
  'connect.unsupportedText':
    'To use an unsupported wallet, open this page in its own browser or on a computer.',
  'connect.groupBundled': 'This site',
  'connect.groupInstalled': 'Installed',
  'connect.groupPopular': 'Popular',
  'connect.groupMore': 'More',
  'connect.groupUnsupported': 'Not on this phone',
  'connect.noInstall': 'No install',
  'connect.noneTitle': 'No wallet found',
  'connect.noneText': 'Install a wallet, then come back to this page.',
  'connect.search': 'Search wallets',
  'connect.searchClear': 'Clear search',
  'connect.searchMatch': 'Wallets found: {count}, first {wallet}. Press Enter to connect.',
  'connect.searchNone': 'No wallets match your search.',
  'connect.showAll': 'Show all',
  'connect.showMore': 'Show more',

  'connect.connecting': 'Connecting to {wallet}…',
  'connect.waiting': 'Waiting for {wallet}…',
  'connect.failed': 'Connection failed',
  'connect.failedNothing': 'Nothing was changed or shared.',
  'connect.timeout': '{wallet} didn’t respond.',
  'connect.missing': '{wallet} is no longer available. Enable it and try again.',
  'connect.gone': '{wallet} closed the connection to this page.',
  'connect.noRelay':
    'Can’t reach the WalletConnect relay. Check your connection and this device’s clock.',
  'connect.safeInfo': 'Could not load Safe information',
  'connect.windowBlocked':
    'Your browser blocked the {wallet} window. Allow pop-ups for this site, then try again.',
  'connect.revoked': 'You’d already cancelled, so the approval from {wallet} was revoked.',
  'connect.codeExpired': 'This code has expired.',

  'connect.learnKeysTitle': 'It holds your keys',
  'connect.learnKeysText':
    'They stay on your device. Sites like this one only see your public address.',
  'connect.learnAsksTitle': 'It asks before anything happens',
  'connect.learnAsksText': 'Every transaction and signature needs your approval.',
  'connect.learnShort':
    'It holds your keys and asks before anything happens. It replaces passwords on every site.',
  'connect.learnSignupTitle': 'It replaces sign-ups',
  'connect.learnSignupText': 'One wallet works on every site, with no password to forget.',
} as const
