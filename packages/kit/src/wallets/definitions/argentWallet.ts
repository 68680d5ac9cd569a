import type { WalletDefinition } from '../walletDefinition.ts'

export const argentWallet: WalletDefinition = {
  id: 'argent',
  name: 'Argent',
  iconUrl: new URL('../artwork/argent.svg', import.meta.url).href,
  iconBackground: '#ffffff',
  iconAccent: '#ff875b',
  kind: 'walletConnect',
  links: {
    ios: 'argent://app/wc?uri={uri}',
    android: '{rawUri}',
  },
  downloadUrls: {
    qrCode: 'https://argent.link/app',
    ios: 'https://apps.apple.com/app/argent/id1358741926',
    android: 'https://play.google.com/store/apps/details?id=im.argent.contractwalletclient',
    mobile: 'https://argent.xyz/download-argent',
  },
  instructions: { qrCode: { learnMoreUrl: 'https://argent.xyz/learn/what-is-a-crypto-wallet/' } },
}
