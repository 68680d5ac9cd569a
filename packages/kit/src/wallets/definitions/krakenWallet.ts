import type { WalletDefinition } from '../walletDefinition.ts'

/** Kraken Wallet: phone app. */
export const krakenWallet: WalletDefinition = {
  id: 'kraken',
  name: 'Kraken Wallet',
  shortName: 'Kraken',
  iconUrl: new URL('../artwork/kraken.svg', import.meta.url).href,
  iconBackground: '#7132f5',
  iconAccent: '#7132f5',
  kind: 'walletConnect',
  links: { mobile: 'krakenwallet://wc?uri={uri}' },
  downloadUrls: {
    qrCode: 'https://kraken.com/wallet',
    ios: 'https://apps.apple.com/app/id1626327149',
    android: 'https://play.google.com/store/apps/details?id=com.kraken.superwallet',
  },
  instructions: { qrCode: { learnMoreUrl: 'https://kraken.com/wallet' } },
}
