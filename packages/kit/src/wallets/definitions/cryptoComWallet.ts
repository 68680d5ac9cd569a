import type { WalletDefinition } from '../walletDefinition.ts'
import { definitionOf } from './walletFacts.ts'

/** Crypto.com Onchain: extension and phone app. */
export const cryptoComWallet: WalletDefinition = /* @__PURE__ */ definitionOf({
  id: 'cryptoCom',
  name: 'Crypto.com Onchain',
  shortName: 'Crypto.com',
  iconUrl: new URL('../artwork/cryptocom.svg', import.meta.url).href,
  iconBackground: '#ffffff',
  iconAccent: '#03316c',
  rdns: ['com.crypto.wallet'],
  links: { mobile: 'dfw://wc?uri={uri}' },
  site: 'crypto.com/onchain',
  app: { ios: 1512048310, android: 'com.defi.wallet' },
  chrome: 'hifafgmccdpekplomjjkcfgodnhcellj',
})
