import type { WalletDefinition } from '../walletDefinition.ts'

/** Ledger Live: phone app and desktop app. */
export const ledgerWallet: WalletDefinition = {
  id: 'ledger',
  name: 'Ledger Live',
  shortName: 'Ledger',
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
    ios: 'https://apps.apple.com/app/ledger-live-web3-wallet/id1361671700',
    android: 'https://play.google.com/store/apps/details?id=com.ledger.live',
    mobile: 'https://www.ledger.com/ledger-live',
  },
  instructions: { qrCode: { learnMoreUrl: 'https://support.ledger.com/' } },
}
