import type { WalletDefinition } from '../walletDefinition.ts'

/** Talisman: extension and phone app. */
export const talismanWallet: WalletDefinition = {
  id: 'talisman',
  name: 'Talisman',
  iconUrl: new URL('../artwork/talisman.svg', import.meta.url).href,
  iconBackground: '#d5ff5c',
  iconAccent: '#d5ff5c',
  rdns: ['xyz.talisman'],
  injected: { flags: ['isTalisman'], paths: ['talismanEth'] },
  kind: 'walletConnect',
  links: { mobile: 'talisman://wc?uri={uri}' },
  downloadUrls: {
    qrCode: 'https://talisman.xyz/download',
    ios: 'https://apps.apple.com/app/id6761427240',
    android: 'https://play.google.com/store/apps/details?id=xyz.talisman.app',
    chrome: 'https://chromewebstore.google.com/detail/fijngjgcjhjmmpcmkeiomlglpeiijkld',
    firefox: 'https://addons.mozilla.org/firefox/addon/talisman-wallet-extension/',
    browserExtension: 'https://talisman.xyz/download',
  },
  instructions: {
    qrCode: { learnMoreUrl: 'https://talisman.xyz/' },
    extension: { learnMoreUrl: 'https://talisman.xyz/' },
  },
}
