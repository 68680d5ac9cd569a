import type { WalletDefinition } from '../walletDefinition.ts'
import { definitionOf } from './walletFacts.ts'

/** 1inch Wallet: phone app. */
export const oneInchWallet: WalletDefinition = /* @__PURE__ */ definitionOf({
  id: 'oneInch',
  name: '1inch Wallet',
  iconUrl: new URL('../artwork/oneinch.svg', import.meta.url).href,
  iconBackground: '#ffffff',
  iconAccent: '#1b314f',
  injected: { flags: ['isOneInchIOSWallet', 'isOneInchAndroidWallet'] },
  links: { mobile: 'oneinch://wc?uri={uri}' },
  site: '1inch.io/wallet',
  app: { ios: 1546049391, android: 'io.oneinch.android' },
})
