/** Texts of the connected account, in English: its controls and its dialog. They arrive with them. */
export const accountEn = {
  'account.copy': 'Copy Address',
  'account.disconnect': 'Disconnect',
  'account.explorer': 'View on explorer',
  'account.onNetwork': 'on {network}',
  'account.button': 'Account',
  'account.pending': '{count} pending',
  'account.balanceUnknown': 'Balance not known',
  'account.configuredDecimals': 'shown with {count} decimals, as configured',
  'account.lastKnown': 'Last known:',
  'chain.wrong': 'Wrong network',
  'chain.button': 'Network',
  'chain.notDemo': 'not on the demo network',
  'chain.notDemoText':
    'Your wallet talks to the real {network}, this demo to a local copy. Nothing can be sent from here.',
  'chain.unprovenText':
    'Your wallet has not shown which {network} it talks to. Nothing can be sent from here.',
} as const
