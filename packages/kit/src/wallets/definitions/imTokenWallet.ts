import type { WalletDefinition } from '../walletDefinition.ts'

/** imToken: phone app. */
export const imTokenWallet: WalletDefinition = {
  id: 'imToken',
  name: 'imToken',
  iconUrl: new URL('../artwork/imtoken.svg', import.meta.url).href,
  iconBackground: '#098de6',
  iconAccent: '#098de6',
  injected: { flags: ['isImToken'] },
  kind: 'walletConnect',
  links: { mobile: 'imtokenv2://wc?uri={uri}' },
  downloadUrls: {
    qrCode: 'https://token.im/download',
    ios: 'https://apps.apple.com/app/id1384798940',
    android: 'https://play.google.com/store/apps/details?id=im.token.app',
  },
  instructions: {
    qrCode: { learnMoreUrl: 'https://support.token.im/hc/en-us/categories/360000925393' },
  },
}
