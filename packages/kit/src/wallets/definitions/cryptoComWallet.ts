import type { WalletDefinition } from '../walletDefinition.ts'

/** Crypto.com Onchain: extension and phone app. */
export const cryptoComWallet: WalletDefinition = {
  id: 'cryptoCom',
  name: 'Crypto.com Onchain',
  shortName: 'Crypto.com',
  iconUrl: new URL('../artwork/cryptocom.svg', import.meta.url).href,
  iconBackground: '#ffffff',
  iconAccent: '#03316c',
  rdns: ['com.crypto.wallet'],
  kind: 'walletConnect',
  links: { mobile: 'dfw://wc?uri={uri}' },
  downloadUrls: {
    qrCode: 'https://crypto.com/onchain',
    ios: 'https://apps.apple.com/app/id1512048310',
    android: 'https://play.google.com/store/apps/details?id=com.defi.wallet',
    chrome: 'https://chromewebstore.google.com/detail/hifafgmccdpekplomjjkcfgodnhcellj',
  },
  instructions: {
    qrCode: { learnMoreUrl: 'https://crypto.com/onchain' },
    extension: { learnMoreUrl: 'https://crypto.com/onchain' },
  },
}
