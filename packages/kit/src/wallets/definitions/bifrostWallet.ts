import type { WalletDefinition } from '../walletDefinition.ts'
import { definitionOf } from './walletFacts.ts'

/** Bifrost Wallet: phone app. */
export const bifrostWallet: WalletDefinition = /* @__PURE__ */ definitionOf({
  id: 'bifrost',
  name: 'Bifrost Wallet',
  iconUrl: new URL('../artwork/bifrost.svg', import.meta.url).href,
  iconBackground: '#435ae1',
  iconAccent: '#1a66ff',
  rdns: ['com.bifrostwallet'],
  injected: { flags: ['isBifrost'] },
  links: { ios: 'bifrostwallet://wc?uri={uri}', android: '{rawUri}' },
  site: 'bifrostwallet.com',
  app: { ios: 1577198351, android: 'com.bifrostwallet.app' },
  help: 'support.bifrostwallet.com/',
})
