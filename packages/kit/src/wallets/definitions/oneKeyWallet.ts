import type { WalletDefinition } from '../walletDefinition.ts'

/** OneKey: extension, phone app and desktop app. */
export const oneKeyWallet: WalletDefinition = {
  id: 'oneKey',
  name: 'OneKey',
  iconUrl: new URL('../artwork/onekey.svg', import.meta.url).href,
  iconBackground: '#44d62c',
  iconAccent: '#00b812',
  rdns: ['so.onekey.app.wallet'],
  injected: { flags: ['isOneKey'], paths: ['$onekey.ethereum'] },
  kind: 'walletConnect',
  links: {
    mobile: 'onekey-wallet://wc?uri={uri}',
    desktop: 'onekey-wallet://wc?uri={uri}',
  },
  downloadUrls: {
    qrCode: 'https://onekey.so/download/',
    ios: 'https://apps.apple.com/app/id1609559473',
    android: 'https://play.google.com/store/apps/details?id=so.onekey.app.wallet',
    chrome: 'https://chromewebstore.google.com/detail/jnmbobjmhlngoefaiojfljckilhhlhcj',
    edge: 'https://microsoftedge.microsoft.com/addons/detail/obffkkagpmohennipjokmpllocnlndac',
    browserExtension: 'https://onekey.so/download/',
  },
  instructions: {
    qrCode: { learnMoreUrl: 'https://help.onekey.so/' },
    extension: { learnMoreUrl: 'https://help.onekey.so/' },
  },
}
