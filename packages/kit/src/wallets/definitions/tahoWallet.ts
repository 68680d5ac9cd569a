import type { WalletDefinition } from '../walletDefinition.ts'

export const tahoWallet: WalletDefinition = {
  id: 'taho',
  name: 'Taho',
  iconBackground: '#d08d57',
  iconAccent: '#d08d57',
  rdns: ['xyz.taho.wallet'],
  injected: { flags: ['isTally', 'isTaho'], paths: ['tally'] },
  downloadUrls: {
    chrome: 'https://chromewebstore.google.com/detail/taho/eajafomhmkipbjmfmhebemolkcicgfmd',
    browserExtension: 'https://taho.xyz',
  },
  instructions: { extension: { learnMoreUrl: 'https://taho.xyz' } },
}
