import type { WalletDefinition } from '../walletDefinition.ts'
import { definitionOf } from './walletFacts.ts'

/** Binance Wallet: extension and phone app. */
export const binanceWallet: WalletDefinition = /* @__PURE__ */ definitionOf({
  id: 'binance',
  name: 'Binance Wallet',
  otherNames: ['币安'],
  iconUrl: new URL('../artwork/binance.svg', import.meta.url).href,
  iconBackground: '#000000',
  iconAccent: '#f0b90b',
  rdns: ['com.binance.wallet'],
  injected: { flags: ['isBinance'], paths: ['binancew3w.ethereum'] },
  links: { ios: 'bnc://app.binance.com/cedefi/wc?uri={uri}', android: '{rawUri}' },
  site: 'www.binance.com/en/web3wallet',
  app: { ios: 1436799971, android: 'com.binance.dev' },
  chrome: 'cadiboklkpojfamcoggejbbdjcoiljjk',
})
