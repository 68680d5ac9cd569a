import type { WalletDefinition } from '../walletDefinition.ts'

export const talismanWallet: WalletDefinition = {
  id: 'talisman',
  name: 'Talisman',
  iconBackground: '#d5ff5c',
  iconAccent: '#d5ff5c',
  rdns: ['xyz.talisman'],
  injected: { flags: ['isTalisman'], paths: ['talismanEth'] },
  downloadUrls: {
    chrome:
      'https://chromewebstore.google.com/detail/talisman-polkadot-wallet/fijngjgcjhjmmpcmkeiomlglpeiijkld',
    firefox: 'https://addons.mozilla.org/firefox/addon/talisman-wallet-extension/',
    browserExtension: 'https://talisman.xyz/download',
  },
  instructions: { extension: { learnMoreUrl: 'https://talisman.xyz/' } },
}
