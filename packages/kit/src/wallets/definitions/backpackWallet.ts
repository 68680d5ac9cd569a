import type { WalletDefinition } from '../walletDefinition.ts'
import { definitionOf } from './walletFacts.ts'

/** Backpack: extension and phone app. */
export const backpackWallet: WalletDefinition = /* @__PURE__ */ definitionOf({
  id: 'backpack',
  name: 'Backpack',
  iconUrl: new URL('../artwork/backpack.svg', import.meta.url).href,
  iconBackground: '#0c0d10',
  iconAccent: '#e33e3f',
  rdns: ['app.backpack', 'app.backpack.mobile'],
  injected: { flags: ['isBackpack'], paths: ['backpack.ethereum'] },
  kind: 'injected',
  site: 'backpack.app/download',
  app: { ios: 6445964121, android: 'app.backpack.mobile' },
  chrome: 'aflkmfhebedbjioipglgcbcmnbpgliof',
  extensionSite: 'backpack.app/download',
  help: 'support.backpack.exchange/support/wallet',
})
