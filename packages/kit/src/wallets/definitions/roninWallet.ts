import type { WalletDefinition } from '../walletDefinition.ts'

/** Ronin Wallet: extension and phone app. */
export const roninWallet: WalletDefinition = {
  id: 'ronin',
  name: 'Ronin Wallet',
  shortName: 'Ronin',
  iconUrl: new URL('../artwork/ronin.svg', import.meta.url).href,
  iconBackground: '#ffffff',
  iconAccent: '#1273ea',
  rdns: ['com.roninchain.wallet'],
  injected: { paths: ['ronin.provider'] },
  kind: 'walletConnect',
  links: { mobile: 'roninwallet://wc?uri={uri}' },
  downloadUrls: {
    qrCode: 'https://wallet.roninchain.com/',
    ios: 'https://apps.apple.com/app/id1592675001',
    android: 'https://play.google.com/store/apps/details?id=com.skymavis.genesis',
    chrome: 'https://chromewebstore.google.com/detail/fnjhmkhhmkbjkkabndcnnogagogbneec',
    edge: 'https://microsoftedge.microsoft.com/addons/detail/kjmoohlgokccodicjjfebfomlbljgfhk',
    firefox: 'https://addons.mozilla.org/firefox/addon/ronin-wallet',
    browserExtension: 'https://wallet.roninchain.com/',
  },
  instructions: {
    qrCode: { learnMoreUrl: 'https://wallet.roninchain.com/' },
    extension: { learnMoreUrl: 'https://wallet.roninchain.com/' },
  },
}
