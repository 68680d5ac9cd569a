import type { WalletDefinition } from '../walletDefinition.ts'

/** Trust Wallet: extension and phone app. */
export const trustWallet: WalletDefinition = {
  id: 'trust',
  name: 'Trust Wallet',
  shortName: 'Trust',
  iconUrl: new URL('../artwork/trust.svg', import.meta.url).href,
  iconBackground: '#ffffff',
  iconAccent: '#0500ff',
  rdns: ['com.trustwallet.app'],
  injected: { flags: ['isTrust', 'isTrustWallet'], paths: ['trustwallet'] },
  kind: 'walletConnect',
  links: { mobile: 'trust://wc?uri={uri}' },
  downloadUrls: {
    qrCode: 'https://trustwallet.com/download',
    ios: 'https://apps.apple.com/app/id1288339409',
    android: 'https://play.google.com/store/apps/details?id=com.wallet.crypto.trustapp',
    chrome: 'https://chromewebstore.google.com/detail/egjidjbpglichdcondbcbdnbeeppgdph',
  },
  instructions: {
    qrCode: { learnMoreUrl: 'https://trustwallet.com/' },
    extension: { learnMoreUrl: 'https://trustwallet.com/browser-extension' },
  },
}
