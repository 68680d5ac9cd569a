import type { WalletDefinition } from '../walletDefinition.ts'

/** Coin98 Wallet: extension and phone app. */
export const coin98Wallet: WalletDefinition = {
  id: 'coin98',
  name: 'Coin98 Wallet',
  shortName: 'Coin98',
  iconUrl: new URL('../artwork/coin98.svg', import.meta.url).href,
  iconBackground: '#ffffff',
  iconAccent: '#cda349',
  rdns: ['com.coin98', 'coin98.com'],
  injected: { flags: ['isCoin98'], paths: ['coin98.provider', 'coin98Wallet'] },
  kind: 'walletConnect',
  links: { ios: 'coin98://wc?uri={uri}', android: '{rawUri}' },
  downloadUrls: {
    qrCode: 'https://coin98.com/wallet',
    ios: 'https://apps.apple.com/app/id1561969966',
    android: 'https://play.google.com/store/apps/details?id=coin98.crypto.finance.media',
    chrome: 'https://chromewebstore.google.com/detail/aeachknmefphepccionboohckonoeemg',
    browserExtension: 'https://coin98.com/wallet',
  },
  instructions: {
    qrCode: { learnMoreUrl: 'https://coin98.com/wallet' },
    extension: { learnMoreUrl: 'https://coin98.com/wallet' },
  },
}
