import type { WalletDefinition } from '../walletDefinition.ts'
import { definitionOf } from './walletFacts.ts'

/** Phone app and desktop app. Its scheme and packages still have its former name. */
export const ledgerWallet: WalletDefinition = /* @__PURE__ */ definitionOf({
  id: 'ledger',
  name: 'Ledger Wallet',
  otherNames: ['Ledger Live'],
  iconUrl: new URL('../artwork/ledger.svg', import.meta.url).href,
  iconBackground: '#000000',
  links: {
    ios: 'ledgerlive://wc?uri={uri}',
    android: '{rawUri}',
    desktop: 'ledgerlive://wc?uri={uri}',
  },
  site: 'www.ledger.com/ledger-live',
  app: { ios: 1361671700, android: 'com.ledger.live' },
  help: 'support.ledger.com/',
})
