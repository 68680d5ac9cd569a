import type { WalletDefinition } from '../walletDefinition.ts'
import { definitionOf } from './walletFacts.ts'

/** OneKey: extension, phone app and desktop app. */
export const oneKeyWallet: WalletDefinition = /* @__PURE__ */ definitionOf({
  id: 'oneKey',
  name: 'OneKey',
  iconUrl: new URL('../artwork/onekey.svg', import.meta.url).href,
  iconBackground: '#44d62c',
  iconAccent: '#00b812',
  rdns: ['so.onekey.app.wallet'],
  injected: { flags: ['isOneKey'], paths: ['$onekey.ethereum'] },
  links: { mobile: 'onekey-wallet://wc?uri={uri}', desktop: 'onekey-wallet://wc?uri={uri}' },
  site: 'onekey.so/download/',
  app: { ios: 1609559473, android: 'so.onekey.app.wallet' },
  chrome: 'jnmbobjmhlngoefaiojfljckilhhlhcj',
  edge: 'obffkkagpmohennipjokmpllocnlndac',
  extensionSite: 'onekey.so/download/',
  help: 'help.onekey.so/',
})
