/** English texts of the 'Switch Networks' dialog. Loaded with it. */
export const chainEn = {
  'chain.title': 'Switch Networks',
  'chain.connected': 'Connected',
  'chain.confirm': 'Confirm in Wallet',
  'chain.unanswered': 'Still open in your wallet',
  'chain.notSupported': '{wallet} doesn’t support {network}.',
  'chain.cannotSwitch':
    '{wallet} can’t switch networks from this page. Switch in the wallet instead.',
  'chain.failed': '{wallet} didn’t switch to {network}. Select it to try again.',
  'chain.rejected': 'Not switched: you rejected the request.',
  'chain.added': 'Network added. Select it again to switch.',
  'chain.cannotAdd':
    '{wallet} doesn’t have {network}, and this page has no public endpoint to add it with. Add the network in the wallet.',
} as const
