import type { WalletDefinition } from '../walletDefinition.ts'

/** Phantom: extension and phone app. */
export const phantomWallet: WalletDefinition = {
  id: 'phantom',
  name: 'Phantom',
  iconUrl: new URL('../artwork/phantom.svg', import.meta.url).href,
  iconBackground: '#9a8aee',
  iconAccent: '#ab9ff2',
  rdns: ['app.phantom'],
  injected: { flags: ['isPhantom'], paths: ['phantom.ethereum'] },
  downloadUrls: {
    qrCode: 'https://phantom.app/download',
    ios: 'https://apps.apple.com/app/id1598432977',
    android: 'https://play.google.com/store/apps/details?id=app.phantom',
    chrome: 'https://chromewebstore.google.com/detail/bfnaelmomeimhlpmgjnjophhpkkoljpa',
    firefox: 'https://addons.mozilla.org/firefox/addon/phantom-app/',
  },
  instructions: {
    qrCode: { learnMoreUrl: 'https://help.phantom.app' },
    extension: { learnMoreUrl: 'https://help.phantom.app' },
  },
}
