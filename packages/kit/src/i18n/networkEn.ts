/** Texts of the dialog 'Switch Networks', in English. They arrive with it. */
export const networkEn = {
  'network.title': 'Switch Networks',
  'network.connected': 'Connected',
  'network.confirm': 'Confirm in Wallet',
  'network.unanswered': 'Still open in the wallet',
  'network.cannotSwitch':
    '{wallet} cannot switch networks from this page. Switch the network in the wallet.',
  'network.failed': 'Switching to {network} failed. Choose it again to retry.',
  'network.rejected': 'Not switched: the request was rejected.',
  'network.busy':
    '{wallet} still has another request open. Answer that one first, then choose again.',
  'network.wentElsewhere': '{wallet} said yes, but is not on {network}. Choose it again to retry.',
  'network.cannotAdd':
    '{wallet} does not know {network}, and this page has no public endpoint to add it with. Add the network in the wallet.',
} as const
