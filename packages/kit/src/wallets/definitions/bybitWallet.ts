import type { WalletDefinition } from '../walletDefinition.ts'
import { definitionOf } from './walletFacts.ts'

/** Bybit Wallet: extension and phone app. */
export const bybitWallet: WalletDefinition = /* @__PURE__ */ definitionOf({
  id: 'bybit',
  name: 'Bybit Wallet',
  iconUrl: new URL('../artwork/bybit.svg', import.meta.url).href,
  iconBackground: '#000000',
  iconAccent: '#f7a600',
  rdns: ['com.bybit'],
  injected: { flags: ['isBybit'], paths: ['bybitWallet'] },
  links: { mobile: 'bybitapp://open/route?targetUrl=by://web3/walletconnect/wc?uri={uri}' },
  site: 'www.bybit.com/en/web3',
  app: { ios: 1488296980, android: 'com.bybit.app' },
  chrome: 'pdliaogehgdbhbnmkklieghmmjkpigpa',
})
