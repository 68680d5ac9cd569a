import type { WalletDefinition } from '../walletDefinition.ts'
import { definitionOf } from './walletFacts.ts'

/** Taho: extension. */
export const tahoWallet: WalletDefinition = /* @__PURE__ */ definitionOf({
  id: 'taho',
  name: 'Taho',
  iconUrl: new URL('../artwork/taho.svg', import.meta.url).href,
  iconBackground: '#d08e39',
  rdns: ['xyz.taho.wallet'],
  injected: { flags: ['isTally', 'isTaho'], paths: ['tally'] },
  kind: 'injected',
  site: 'taho.xyz',
  extensionSite: 'taho.xyz',
  chrome: 'eajafomhmkipbjmfmhebemolkcicgfmd',
})
