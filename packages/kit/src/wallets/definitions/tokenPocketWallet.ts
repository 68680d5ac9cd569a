import type { WalletDefinition } from '../walletDefinition.ts'
import { definitionOf } from './walletFacts.ts'

/** TokenPocket: extension and phone app. */
export const tokenPocketWallet: WalletDefinition = /* @__PURE__ */ definitionOf({
  id: 'tokenPocket',
  name: 'TokenPocket',
  otherNames: ['TP钱包'],
  iconUrl: new URL('../artwork/tokenpocket.svg', import.meta.url).href,
  iconBackground: '#2980fe',
  rdns: ['pro.tokenpocket'],
  injected: { flags: ['isTokenPocket'], paths: ['tokenpocket.ethereum'] },
  links: { mobile: 'tpoutside://wc?uri={uri}' },
  site: 'tokenpocket.pro/en/download/app',
  app: { ios: 6444625622, android: 'vip.mytokenpocket' },
  chrome: 'mfgccjchihfkkindfppnaooecgfneiii',
  extensionSite: 'extension.tokenpocket.pro/',
  help: 'help.tokenpocket.pro/en/',
  extensionHelp: 'help.tokenpocket.pro/en/extension-wallet/faq/installation-tutorial',
})
