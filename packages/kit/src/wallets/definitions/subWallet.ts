import type { WalletDefinition } from '../walletDefinition.ts'

/** SubWallet: extension and phone app. */
export const subWallet: WalletDefinition = {
  id: 'subWallet',
  name: 'SubWallet',
  iconUrl: new URL('../artwork/subwallet.svg', import.meta.url).href,
  iconBackground: '#004bff',
  iconAccent: '#004bff',
  rdns: ['app.subwallet'],
  injected: { flags: ['isSubWallet'], paths: ['SubWallet'] },
  kind: 'walletConnect',
  links: { mobile: 'subwallet://wc?uri={uri}' },
  downloadUrls: {
    qrCode: 'https://www.subwallet.app/download',
    ios: 'https://apps.apple.com/app/id1633050285',
    android: 'https://play.google.com/store/apps/details?id=app.subwallet.mobile',
    chrome: 'https://chromewebstore.google.com/detail/onhogfjeacnfoofkfgppdlbmlmnplgbn',
    firefox: 'https://addons.mozilla.org/firefox/addon/subwallet/',
    browserExtension: 'https://www.subwallet.app/download',
  },
  instructions: {
    qrCode: { learnMoreUrl: 'https://www.subwallet.app/' },
    extension: { learnMoreUrl: 'https://www.subwallet.app/' },
  },
}
