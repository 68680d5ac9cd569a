/** English texts of the vault. Loaded with its page. */
export const vaultEn = {
  'vault.lead': 'Lock tokens until a date you choose. Only you can unlock them.',
  'vault.outTitle': 'Connect to see your vault',
  'vault.out': 'Your tokens and locked positions show here once you connect a wallet.',
  'vault.noneTitle': 'No vault on {network}',
  'vault.none': 'The vault isn’t deployed there. Switch to a network that has it.',
  'vault.unreadableTitle': 'Can’t read the vault',
  'vault.unreadable': 'No {network} endpoint is responding. Nothing was changed.',

  'vault.amount': 'Amount',
  'vault.held': 'Balance {amount}',
  'vault.max': 'Max',
  'vault.time': 'Unlock time',
  'vault.zone': 'In your time zone, {zone}.',

  'vault.invalidNotANumber': 'Enter a number, for example {example}.',
  'vault.invalidAmbiguous':
    'This could mean thousands or decimals. Enter {whole} or {fraction} instead.',
  'vault.invalidTooManyDecimals': 'Too many decimals.',
  'vault.invalidZero': 'Enter an amount above {zero}.',
  'vault.invalidTooLarge': 'Amount is too large.',
  'vault.invalidLacks': 'You have {held}. Enter less, or get test tokens.',
  'vault.invalidNotATime': 'Choose a date and a time.',
  'vault.invalidPast': 'Choose a time in the future.',
  'vault.invalidTooFar': 'Choose an earlier time.',

  'vault.enterAmount': 'Enter an amount',
  'vault.approve': 'Approve',
  'vault.lock': 'Lock',
  'vault.unlock': 'Unlock',
  'vault.wallet': 'Confirm in Wallet',
  'vault.node': 'Checking…',
  'vault.signIn': 'Waiting for your sign-in',
  'vault.chain': 'Waiting for {network}',
  'vault.owners': 'Waiting for the Safe owners',
  'vault.waitWallet': 'Respond in your wallet. If nothing opens there, you can stop waiting.',
  'vault.stopWaiting': 'Stop waiting',

  'vault.faucet': 'Get test tokens',

  'vault.whatTitle': 'What will happen',
  'vault.stepApprove': 'Approve {amount}',
  'vault.stepApproveText': 'Lets the vault take this amount once, and no more.',
  'vault.stepLock': 'Lock until {time}',
  'vault.stepLockText':
    'The vault holds the tokens. Nobody can move them before then, not even you.',
  'vault.stepUnlockText': 'One transaction returns all of them to your account.',
  'vault.stepDone': 'Done',

  'vault.sends': 'What the button sends',
  'vault.sendsToToken': 'To the token',
  'vault.sendsToVault': 'To the vault',
  'vault.sendsValue': 'Value',
  'vault.sendsCall': 'Call',

  'vault.positions': 'Locked positions',
  'vault.positionsMore': 'Showing {shown} of {count}.',
  'vault.positionsEmpty': 'Nothing is locked. Anything you lock shows here with its unlock time.',
  'vault.nextTime': 'Next at {time}',
  'vault.until': 'Until {time}',
  'vault.ready': 'Ready to unlock',

  'vault.describeLock': 'Lock {amount}',
  'vault.describeUnlock': 'Unlock {amount}',

  'vault.errorRejected': 'Not sent: you rejected it in the wallet.',
  'vault.errorReverted':
    'The transaction failed on the network. Nothing was moved; only the fee was paid.',
  'vault.errorReplaced':
    'The transaction didn’t go through as sent. Check your wallet before you try again.',
  'vault.errorInsufficientAllowance':
    'The vault isn’t allowed to take this amount yet. Approve it first.',
  'vault.errorFaucetLimitReached': 'You have enough test tokens already.',
  'vault.errorUnlockTimeNotInFuture': 'The time you chose has passed. Choose a later one.',
  'vault.errorPositionNotFound': 'This position is already unlocked.',
  'vault.errorStillLocked': 'This position can’t be unlocked yet.',
  'vault.errorUnknown': 'The contract would reject this. Nothing was sent.',
} as const
