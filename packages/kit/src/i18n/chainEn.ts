/** Texts of the dialog 'Switch Networks', in English. They arrive with it. */
export const chainEn = {
  'chain.title': 'Switch Networks',
  'chain.connected': 'Connected',
  'chain.confirm': 'Confirm in Wallet',
  'chain.unanswered': 'Still open in the wallet',
  'chain.cannotSwitch':
    '{wallet} cannot switch networks from this page. Switch the network in the wallet.',
  'chain.failed': 'Switching to {network} failed. Choose it again to retry.',
  'chain.rejected': 'Not switched: the request was rejected.',
  'chain.added': 'Added. Choose it again to switch.',
  'chain.busy':
    '{wallet} still has another request open. Answer that one first, then choose again.',
  'chain.wentElsewhere': '{wallet} said yes, but is not on {network}. Choose it again to retry.',
  'chain.cannotAdd':
    '{wallet} does not know {network}, and this page has no public endpoint to add it with. Add the network in the wallet.',
} as const
