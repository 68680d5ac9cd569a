import type { WalletDefinition } from '../walletDefinition.ts'
import { definitionOf } from './walletFacts.ts'

/** MEW wallet: phone app. */
export const mewWallet: WalletDefinition = /* @__PURE__ */ definitionOf({
  id: 'mew',
  name: 'MEW wallet',
  shortName: 'MEW',
  otherNames: ['MyEtherWallet'],
  iconUrl: new URL('../artwork/mew.svg', import.meta.url).href,
  iconBackground: '#ffffff',
  iconAccent: '#05c0a5',
  injected: { flags: ['isMEWwallet'] },
  links: { mobile: 'https://mewwallet.com/wc?uri={uri}' },
  site: 'www.mewwallet.com/',
  app: { ios: 1464614025, android: 'com.myetherwallet.mewwallet' },
  help: 'help.myetherwallet.com/',
})
