import type { WalletDefinition } from '../walletDefinition.ts'
import { definitionOf } from './walletFacts.ts'

/** Phantom: extension and phone app. */
export const phantomWallet: WalletDefinition = /* @__PURE__ */ definitionOf({
  id: 'phantom',
  name: 'Phantom',
  iconUrl: new URL('../artwork/phantom.svg', import.meta.url).href,
  iconBackground: '#9a8aee',
  iconAccent: '#ab9ff2',
  rdns: ['app.phantom'],
  injected: { flags: ['isPhantom'], paths: ['phantom.ethereum'] },
  kind: 'injected',
  site: 'phantom.app/download',
  app: { ios: 1598432977, android: 'app.phantom' },
  chrome: 'bfnaelmomeimhlpmgjnjophhpkkoljpa',
  firefox: 'phantom-app',
  help: 'help.phantom.app',
})
