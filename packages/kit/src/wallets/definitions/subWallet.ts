import type { WalletDefinition } from '../walletDefinition.ts'
import { definitionOf } from './walletFacts.ts'

/** SubWallet: extension and phone app. */
export const subWallet: WalletDefinition = /* @__PURE__ */ definitionOf({
  id: 'subWallet',
  name: 'SubWallet',
  iconUrl: new URL('../artwork/subwallet.svg', import.meta.url).href,
  iconBackground: '#004bff',
  rdns: ['app.subwallet'],
  injected: { flags: ['isSubWallet'], paths: ['SubWallet'] },
  links: { mobile: 'subwallet://wc?uri={uri}' },
  site: 'www.subwallet.app/download',
  app: { ios: 1633050285, android: 'app.subwallet.mobile' },
  chrome: 'onhogfjeacnfoofkfgppdlbmlmnplgbn',
  firefox: 'subwallet',
  extensionSite: 'www.subwallet.app/download',
  help: 'www.subwallet.app/',
})
