import type { WalletDefinition } from '../walletDefinition.ts'

/** Rainbow: extension and phone app. */
export const rainbowWallet: WalletDefinition = {
  id: 'rainbow',
  name: 'Rainbow',
  iconUrl: new URL('../artwork/rainbow.svg', import.meta.url).href,
  iconBackground: '#0c2f78',
  iconAccent: '#0c2f78',
  rdns: ['me.rainbow'],
  injected: { flags: ['isRainbow'] },
  kind: 'walletConnect',
  links: {
    ios: 'rainbow://wc?uri={uri}',
    android: '{rawUri}',
  },
  downloadUrls: {
    qrCode: 'https://rainbow.me/download',
    ios: 'https://apps.apple.com/app/id1457119021',
    android: 'https://play.google.com/store/apps/details?id=me.rainbow',
    chrome: 'https://chromewebstore.google.com/detail/opfgelmcmbiajamepnmloijbpoleiama',
    edge: 'https://microsoftedge.microsoft.com/addons/detail/cpojfbodiccabbabgimdeohkkpjfpbnf',
    firefox: 'https://addons.mozilla.org/firefox/addon/rainbow-extension/',
    browserExtension: 'https://rainbow.me/extension',
  },
  instructions: {
    qrCode: { learnMoreUrl: 'https://learn.rainbow.me' },
    extension: { learnMoreUrl: 'https://learn.rainbow.me' },
  },
}
