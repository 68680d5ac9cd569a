import type { WalletDefinition } from '../walletDefinition.ts'
import { definitionOf } from './walletFacts.ts'

/** imToken: phone app. */
export const imTokenWallet: WalletDefinition = /* @__PURE__ */ definitionOf({
  id: 'imToken',
  name: 'imToken',
  iconUrl: new URL('../artwork/imtoken.svg', import.meta.url).href,
  iconBackground: '#098de6',
  injected: { flags: ['isImToken'] },
  links: { mobile: 'imtokenv2://wc?uri={uri}' },
  site: 'token.im/download',
  app: { ios: 1384798940, android: 'im.token.app' },
  help: 'support.token.im/hc/en-us/categories/360000925393',
})
