/** English texts of the account controls and dialog. Loaded with them. */
export const accountEn = {
  'account.copy': 'Copy Address',
  'account.copyFailed': 'Couldn’t copy. Select the address and copy it yourself.',
  'account.disconnect': 'Disconnect',
  'account.disconnected': 'Disconnected',
  'account.explorer': 'View on explorer',
  'account.onNetwork': 'on {network}',
  'account.connectedWith': 'Connected with {wallet}',
  'account.receive': 'Receive',
  'account.button': 'Account',
  'account.pending': '{count} pending',
  'account.verified': 'Verified',
  'account.balanceUnknown': 'Balance unknown',
  'account.configuredDecimals': 'shown with {count} decimals, as configured',
  'account.lastKnown': 'Last known:',
  'chain.wrong': 'Wrong network',
  'chain.wrongText': 'Wrong network detected, switch or disconnect to continue',
  'chain.button': 'Network',
  'chain.changed': 'Network changed to {network}',
  'chain.otherCopy': 'another copy of this network',
  'chain.otherCopyText':
    'Your wallet is on another copy of {network} than this page. You can’t send anything from here.',
  'chain.unproven': 'network not verified',
  'chain.unprovenText':
    'Couldn’t verify which {network} your wallet is on. You can’t send anything from here.',
} as const
