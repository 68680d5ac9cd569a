import type { WalletDefinition } from '../walletDefinition.ts'
import { definitionOf } from './walletFacts.ts'

/** Uniswap Wallet: extension and phone app. */
export const uniswapWallet: WalletDefinition = /* @__PURE__ */ definitionOf({
  id: 'uniswap',
  name: 'Uniswap Wallet',
  iconUrl: new URL('../artwork/uniswap.svg', import.meta.url).href,
  iconBackground: '#ffd8ea',
  iconAccent: '#f50db4',
  rdns: ['org.uniswap.app'],
  injected: { flags: ['isUniswapWallet'] },
  links: { mobile: 'uniswap://wc?uri={uri}' },
  site: 'wallet.uniswap.org/',
  app: { ios: 6443944476, android: 'com.uniswap.mobile' },
  chrome: 'nnpmfplkfogfpmcngplhnbdnnilmcdcg',
})
