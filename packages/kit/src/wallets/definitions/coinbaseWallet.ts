import type { WalletDefinition } from '../walletDefinition.ts'

/** Extension, and phone app through Coinbase's SDK. The app is called Base since 2025. */
export const coinbaseWallet: WalletDefinition = {
  id: 'coinbase',
  name: 'Coinbase Wallet',
  shortName: 'Coinbase',
  otherNames: ['Base'],
  iconUrl: new URL('../artwork/coinbase.svg', import.meta.url).href,
  iconBackground: '#0052ff',
  iconAccent: '#0052ff',
  rdns: ['com.coinbase.wallet'],
  injected: { flags: ['isCoinbaseWallet'], paths: ['coinbaseWalletExtension'] },
  kind: 'coinbase',
  downloadUrls: {
    qrCode: 'https://www.coinbase.com/wallet/downloads',
    ios: 'https://apps.apple.com/app/id1278383455',
    android: 'https://play.google.com/store/apps/details?id=org.toshi',
    chrome: 'https://chromewebstore.google.com/detail/hnfanknocfeofbddgcijnmhnfnkdnaad',
  },
  instructions: {
    qrCode: { learnMoreUrl: 'https://www.coinbase.com/wallet/articles/getting-started-mobile' },
    extension: {
      learnMoreUrl: 'https://www.coinbase.com/wallet/articles/getting-started-extension',
    },
  },
}
