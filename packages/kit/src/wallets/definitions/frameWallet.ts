import type { WalletDefinition } from '../walletDefinition.ts'

/** Frame: desktop app with an extension. */
export const frameWallet: WalletDefinition = {
  id: 'frame',
  name: 'Frame',
  iconBackground: '#121c20',
  iconAccent: '#121c20',
  rdns: ['sh.frame'],
  injected: { flags: ['isFrame'] },
  downloadUrls: {
    chrome: 'https://chromewebstore.google.com/detail/ldcoohedfbjoobcadoglnnmmfbdlmmhf',
    firefox: 'https://addons.mozilla.org/firefox/addon/frame-extension',
    browserExtension: 'https://frame.sh/',
  },
  instructions: {
    extension: { learnMoreUrl: 'https://docs.frame.sh/docs/Getting%20Started/Installation/' },
  },
}
