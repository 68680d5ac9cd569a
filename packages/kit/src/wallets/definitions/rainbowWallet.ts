import type { WalletDefinition } from '../walletDefinition.ts'
import { definitionOf } from './walletFacts.ts'

/** Rainbow: extension and phone app. */
export const rainbowWallet: WalletDefinition = /* @__PURE__ */ definitionOf({
  id: 'rainbow',
  name: 'Rainbow',
  iconUrl: new URL('../artwork/rainbow.svg', import.meta.url).href,
  iconBackground: '#0c2f78',
  rdns: ['me.rainbow'],
  injected: { flags: ['isRainbow'] },
  links: { ios: 'rainbow://wc?uri={uri}', android: '{rawUri}' },
  site: 'rainbow.me/download',
  app: { ios: 1457119021, android: 'me.rainbow' },
  chrome: 'opfgelmcmbiajamepnmloijbpoleiama',
  edge: 'cpojfbodiccabbabgimdeohkkpjfpbnf',
  firefox: 'rainbow-extension',
  extensionSite: 'rainbow.me/extension',
  help: 'learn.rainbow.me',
})
