import { metaMaskImpostors } from '../metaMaskImpostors.ts'
import type { WalletDefinition } from '../walletDefinition.ts'

export const metaMaskWallet: WalletDefinition = {
  id: 'metaMask',
  name: 'MetaMask',
  iconUrl: new URL('../artwork/metamask.svg', import.meta.url).href,
  iconBackground: '#ffffff',
  iconAccent: '#f6851a',
  rdns: ['io.metamask', 'io.metamask.mobile', 'io.metamask.flask'],
  injected: { flags: ['isMetaMask'], notFlags: metaMaskImpostors },
  kind: 'walletConnect',
  links: {
    ios: 'metamask://wc?uri={uri}',
    android: '{rawUri}',
  },
  downloadUrls: {
    qrCode: 'https://metamask.io/download',
    ios: 'https://apps.apple.com/app/metamask/id1438144202',
    android: 'https://play.google.com/store/apps/details?id=io.metamask',
    mobile: 'https://metamask.io/download',
    chrome: 'https://chromewebstore.google.com/detail/metamask/nkbihfbeogaeaoehlefnkodbefgpgknn',
    edge: 'https://microsoftedge.microsoft.com/addons/detail/metamask/ejbalbakoplchlghecdalmeeeajnimhm',
    firefox: 'https://addons.mozilla.org/firefox/addon/ether-metamask/',
    opera: 'https://addons.opera.com/extensions/details/metamask-10/',
    browserExtension: 'https://metamask.io/download',
  },
  instructions: {
    qrCode: { learnMoreUrl: 'https://support.metamask.io' },
    extension: { learnMoreUrl: 'https://support.metamask.io' },
  },
}
