import type { WalletDefinition } from '../walletDefinition.ts'

/** Bybit Wallet: extension and phone app. */
export const bybitWallet: WalletDefinition = {
  id: 'bybit',
  name: 'Bybit Wallet',
  shortName: 'Bybit',
  iconUrl: new URL('../artwork/bybit.svg', import.meta.url).href,
  iconBackground: '#000000',
  iconAccent: '#f7a600',
  rdns: ['com.bybit'],
  injected: { flags: ['isBybit'], paths: ['bybitWallet'] },
  kind: 'walletConnect',
  links: { mobile: 'bybitapp://open/route?targetUrl=by://web3/walletconnect/wc?uri={uri}' },
  downloadUrls: {
    qrCode: 'https://www.bybit.com/en/web3',
    ios: 'https://apps.apple.com/app/id1488296980',
    android: 'https://play.google.com/store/apps/details?id=com.bybit.app',
    chrome: 'https://chromewebstore.google.com/detail/pdliaogehgdbhbnmkklieghmmjkpigpa',
  },
  instructions: {
    qrCode: { learnMoreUrl: 'https://www.bybit.com/en/web3' },
    extension: { learnMoreUrl: 'https://www.bybit.com/en/web3' },
  },
}
