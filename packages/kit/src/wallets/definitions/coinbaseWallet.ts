import type { WalletDefinition } from '../walletDefinition.ts'

/** Coinbase Wallet: extension, and phone app through Coinbase's SDK. */
export const coinbaseWallet: WalletDefinition = {
  id: 'coinbase',
  name: 'Coinbase Wallet',
  shortName: 'Coinbase',
  iconUrl: new URL('../artwork/coinbase.svg', import.meta.url).href,
  iconBackground: '#0052ff',
  iconAccent: '#0052ff',
  rdns: ['com.coinbase.wallet'],
  injected: { flags: ['isCoinbaseWallet'], paths: ['coinbaseWalletExtension'] },
  kind: 'coinbase',
  downloadUrls: {
    qrCode: 'https://www.coinbase.com/wallet/downloads',
    ios: 'https://apps.apple.com/app/coinbase-wallet-nfts-crypto/id1278383455',
    android: 'https://play.google.com/store/apps/details?id=org.toshi',
    mobile: 'https://www.coinbase.com/wallet/downloads',
    chrome:
      'https://chromewebstore.google.com/detail/coinbase-wallet-extension/hnfanknocfeofbddgcijnmhnfnkdnaad',
  },
  instructions: {
    qrCode: { learnMoreUrl: 'https://www.coinbase.com/wallet/articles/getting-started-mobile' },
    extension: {
      learnMoreUrl: 'https://www.coinbase.com/wallet/articles/getting-started-extension',
    },
  },
}
