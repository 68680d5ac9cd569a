import type { WalletDefinition } from '../walletDefinition.ts'

/** Phone app and desktop app. Its scheme and packages still have its former name. */
export const ledgerWallet: WalletDefinition = {
  id: 'ledger',
  name: 'Ledger Wallet',
  shortName: 'Ledger',
  otherNames: ['Ledger Live'],
  iconUrl: new URL('../artwork/ledger.svg', import.meta.url).href,
  iconBackground: '#000000',
  iconAccent: '#000000',
  kind: 'walletConnect',
  links: {
    ios: 'ledgerlive://wc?uri={uri}',
    android: '{rawUri}',
    desktop: 'ledgerlive://wc?uri={uri}',
  },
  downloadUrls: {
    qrCode: 'https://www.ledger.com/ledger-live',
    ios: 'https://apps.apple.com/app/id1361671700',
    android: 'https://play.google.com/store/apps/details?id=com.ledger.live',
  },
  instructions: { qrCode: { learnMoreUrl: 'https://support.ledger.com/' } },
}
