import type { WalletDefinition } from '../walletDefinition.ts'
import { definitionOf } from './walletFacts.ts'

/** Ronin Wallet: extension and phone app. */
export const roninWallet: WalletDefinition = /* @__PURE__ */ definitionOf({
  id: 'ronin',
  name: 'Ronin Wallet',
  iconUrl: new URL('../artwork/ronin.svg', import.meta.url).href,
  iconBackground: '#ffffff',
  iconAccent: '#1273ea',
  rdns: ['com.roninchain.wallet'],
  injected: { paths: ['ronin.provider'] },
  links: { mobile: 'roninwallet://wc?uri={uri}' },
  site: 'wallet.roninchain.com/',
  app: { ios: 1592675001, android: 'com.skymavis.genesis' },
  chrome: 'fnjhmkhhmkbjkkabndcnnogagogbneec',
  edge: 'kjmoohlgokccodicjjfebfomlbljgfhk',
  firefox: 'ronin-wallet',
  extensionSite: 'wallet.roninchain.com/',
})
