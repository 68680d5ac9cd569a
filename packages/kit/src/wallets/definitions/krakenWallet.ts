import type { WalletDefinition } from '../walletDefinition.ts'
import { definitionOf } from './walletFacts.ts'

/** Kraken Wallet: phone app. */
export const krakenWallet: WalletDefinition = /* @__PURE__ */ definitionOf({
  id: 'kraken',
  name: 'Kraken Wallet',
  iconUrl: new URL('../artwork/kraken.svg', import.meta.url).href,
  iconBackground: '#7132f5',
  links: { mobile: 'krakenwallet://wc?uri={uri}' },
  site: 'kraken.com/wallet',
  app: { ios: 1626327149, android: 'com.kraken.superwallet' },
})
