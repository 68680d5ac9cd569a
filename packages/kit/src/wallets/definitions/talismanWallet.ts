import type { WalletDefinition } from '../walletDefinition.ts'
import { definitionOf } from './walletFacts.ts'

/** Talisman: extension and phone app. */
export const talismanWallet: WalletDefinition = /* @__PURE__ */ definitionOf({
  id: 'talisman',
  name: 'Talisman',
  iconUrl: new URL('../artwork/talisman.svg', import.meta.url).href,
  iconBackground: '#d5ff5c',
  rdns: ['xyz.talisman'],
  injected: { flags: ['isTalisman'], paths: ['talismanEth'] },
  links: { mobile: 'talisman://wc?uri={uri}' },
  site: 'talisman.xyz/download',
  app: { ios: 6761427240, android: 'xyz.talisman.app' },
  chrome: 'fijngjgcjhjmmpcmkeiomlglpeiijkld',
  firefox: 'talisman-wallet-extension',
  extensionSite: 'talisman.xyz/download',
  help: 'talisman.xyz/',
})
