import type { WalletDefinition } from '../walletDefinition.ts'
import { definitionOf } from './walletFacts.ts'

/** Trust Wallet: extension and phone app. */
export const trustWallet: WalletDefinition = /* @__PURE__ */ definitionOf({
  id: 'trust',
  name: 'Trust Wallet',
  iconUrl: new URL('../artwork/trust.svg', import.meta.url).href,
  iconBackground: '#ffffff',
  iconAccent: '#0500ff',
  rdns: ['com.trustwallet.app'],
  injected: { flags: ['isTrust', 'isTrustWallet'], paths: ['trustwallet'] },
  links: { mobile: 'trust://wc?uri={uri}' },
  site: 'trustwallet.com/download',
  app: { ios: 1288339409, android: 'com.wallet.crypto.trustapp' },
  chrome: 'egjidjbpglichdcondbcbdnbeeppgdph',
  help: 'trustwallet.com/',
  extensionHelp: 'trustwallet.com/browser-extension',
})
