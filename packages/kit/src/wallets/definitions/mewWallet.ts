import type { WalletDefinition } from '../walletDefinition.ts'

/** MEW wallet: phone app. */
export const mewWallet: WalletDefinition = {
  id: 'mew',
  name: 'MEW wallet',
  shortName: 'MEW',
  otherNames: ['MyEtherWallet'],
  iconUrl: new URL('../artwork/mew.svg', import.meta.url).href,
  iconBackground: '#ffffff',
  iconAccent: '#05c0a5',
  injected: { flags: ['isMEWwallet'] },
  kind: 'walletConnect',
  links: { mobile: 'https://mewwallet.com/wc?uri={uri}' },
  downloadUrls: {
    qrCode: 'https://www.mewwallet.com/',
    ios: 'https://apps.apple.com/app/id1464614025',
    android: 'https://play.google.com/store/apps/details?id=com.myetherwallet.mewwallet',
  },
  instructions: { qrCode: { learnMoreUrl: 'https://help.myetherwallet.com/' } },
}
