import type { WalletDefinition } from '../walletDefinition.ts'

/** Renamed to Ready in 2025; the app still uses Argent's link scheme. */
export const argentWallet: WalletDefinition = {
  id: 'argent',
  name: 'Ready (Argent)',
  shortName: 'Ready',
  iconUrl: new URL('../artwork/ready.svg', import.meta.url).href,
  iconBackground: '#ffffff',
  iconAccent: '#ff875b',
  kind: 'walletConnect',
  links: {
    ios: 'argent://app/wc?uri={uri}',
    android: '{rawUri}',
  },
  downloadUrls: {
    qrCode: 'https://www.ready.co/app',
    ios: 'https://apps.apple.com/app/id1358741926',
    android: 'https://play.google.com/store/apps/details?id=im.argent.contractwalletclient',
  },
  instructions: { qrCode: { learnMoreUrl: 'https://www.ready.co/' } },
}
