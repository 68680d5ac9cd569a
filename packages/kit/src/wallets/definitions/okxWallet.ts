import type { WalletDefinition } from '../walletDefinition.ts'
import { definitionOf } from './walletFacts.ts'

/** Extension and phone app, which was part of the exchange's app before. */
export const okxWallet: WalletDefinition = /* @__PURE__ */ definitionOf({
  id: 'okx',
  name: 'OKX Wallet',
  otherNames: ['OKX exchange', '欧易'],
  iconUrl: new URL('../artwork/okx.svg', import.meta.url).href,
  iconBackground: '#000000',
  rdns: ['com.okex.wallet'],
  injected: { flags: ['isOkxWallet', 'isOKExWallet'], paths: ['okxwallet'] },
  links: { mobile: 'okxwallet://main/wc?uri={uri}' },
  site: 'www.okx.com/web3',
  app: { ios: 6743309484, android: 'com.okx.wallet' },
  chrome: 'mcohilncbfahbmgdjkbpemcciiolgcge',
  edge: 'pbpjkcldjiffchgbbndmhojiacbgflha',
  firefox: 'okexwallet',
})
