import type { WalletDefinition } from '../walletDefinition.ts'

/** Binance Wallet: extension and phone app. */
export const binanceWallet: WalletDefinition = {
  id: 'binance',
  name: 'Binance Wallet',
  shortName: 'Binance',
  otherNames: ['币安'],
  iconUrl: new URL('../artwork/binance.svg', import.meta.url).href,
  iconBackground: '#000000',
  iconAccent: '#f0b90b',
  rdns: ['com.binance.wallet'],
  injected: { flags: ['isBinance'], paths: ['binancew3w.ethereum'] },
  kind: 'walletConnect',
  links: {
    ios: 'bnc://app.binance.com/cedefi/wc?uri={uri}',
    android: '{rawUri}',
  },
  downloadUrls: {
    qrCode: 'https://www.binance.com/en/web3wallet',
    ios: 'https://apps.apple.com/app/id1436799971',
    android: 'https://play.google.com/store/apps/details?id=com.binance.dev',
    chrome: 'https://chromewebstore.google.com/detail/cadiboklkpojfamcoggejbbdjcoiljjk',
  },
  instructions: {
    qrCode: { learnMoreUrl: 'https://www.binance.com/en/web3wallet' },
    extension: { learnMoreUrl: 'https://www.binance.com/en/web3wallet' },
  },
}
