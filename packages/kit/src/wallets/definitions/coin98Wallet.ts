import type { WalletDefinition } from '../walletDefinition.ts'
import { definitionOf } from './walletFacts.ts'

/** Coin98 Wallet: extension and phone app. */
export const coin98Wallet: WalletDefinition = /* @__PURE__ */ definitionOf({
  id: 'coin98',
  name: 'Coin98 Wallet',
  iconUrl: new URL('../artwork/coin98.svg', import.meta.url).href,
  iconBackground: '#ffffff',
  iconAccent: '#cda349',
  rdns: ['com.coin98', 'coin98.com'],
  injected: { flags: ['isCoin98'], paths: ['coin98.provider', 'coin98Wallet'] },
  links: { ios: 'coin98://wc?uri={uri}', android: '{rawUri}' },
  site: 'coin98.com/wallet',
  app: { ios: 1561969966, android: 'coin98.crypto.finance.media' },
  chrome: 'aeachknmefphepccionboohckonoeemg',
  extensionSite: 'coin98.com/wallet',
})
