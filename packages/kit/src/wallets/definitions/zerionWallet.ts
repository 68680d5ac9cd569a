import type { WalletDefinition } from '../walletDefinition.ts'

/** Zerion: extension and phone app. */
export const zerionWallet: WalletDefinition = {
  id: 'zerion',
  name: 'Zerion',
  iconUrl: new URL('../artwork/zerion.svg', import.meta.url).href,
  iconBackground: '#2962ef',
  iconAccent: '#2962ef',
  rdns: ['io.zerion.wallet'],
  injected: { flags: ['isZerion'], paths: ['zerionWallet'] },
  kind: 'walletConnect',
  links: {
    ios: 'zerion://wc?uri={uri}',
    android: '{rawUri}',
  },
  downloadUrls: {
    qrCode: 'https://zerion.io/download',
    ios: 'https://apps.apple.com/app/id1456732565',
    android: 'https://play.google.com/store/apps/details?id=io.zerion.android',
    chrome: 'https://chromewebstore.google.com/detail/klghhnkeealcohjjanjjdaeeggmfmlpl',
  },
  instructions: {
    qrCode: { learnMoreUrl: 'https://zerion.io/' },
    extension: { learnMoreUrl: 'https://zerion.io/extension' },
  },
}
