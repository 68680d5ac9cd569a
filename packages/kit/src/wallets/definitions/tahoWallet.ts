import type { WalletDefinition } from '../walletDefinition.ts'

/** Taho: extension. */
export const tahoWallet: WalletDefinition = {
  id: 'taho',
  name: 'Taho',
  iconUrl: new URL('../artwork/taho.svg', import.meta.url).href,
  iconBackground: '#d08e39',
  iconAccent: '#d08e39',
  rdns: ['xyz.taho.wallet'],
  injected: { flags: ['isTally', 'isTaho'], paths: ['tally'] },
  downloadUrls: {
    chrome: 'https://chromewebstore.google.com/detail/eajafomhmkipbjmfmhebemolkcicgfmd',
    browserExtension: 'https://taho.xyz',
  },
  instructions: { extension: { learnMoreUrl: 'https://taho.xyz' } },
}
