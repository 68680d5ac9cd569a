/** English texts of why a wallet did not send. Loaded with the pages that send. */
export const sendErrorsEn = {
  'sendError.pending': 'Your wallet already has a pending request. Open it to respond.',
  'sendError.timeout': 'Your wallet didn’t respond. Open it, or try again.',
  'sendError.otherNetwork':
    'Nothing was sent: your wallet has switched to another network. Switch back, then try again.',
  'sendError.otherCopy': 'Nothing was sent: your wallet is on another copy of this network.',
  'sendError.nodeSilent': 'Nothing was sent: the network isn’t responding. Try again.',
  'sendError.unreadable':
    'Your wallet didn’t confirm whether it was sent. Check it before you try again.',
  'sendError.funds': 'Not sent: your account can’t pay the network fee.',
  'sendError.failed': 'Your wallet didn’t send it.',
} as const
