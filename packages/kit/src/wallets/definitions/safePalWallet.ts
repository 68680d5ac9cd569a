import type { WalletDefinition } from '../walletDefinition.ts'

/** SafePal: extension and phone app. */
export const safePalWallet: WalletDefinition = {
  id: 'safePal',
  name: 'SafePal',
  iconUrl: new URL('../artwork/safepal.svg', import.meta.url).href,
  iconBackground: '#ffffff',
  iconAccent: '#4a21ef',
  injected: { flags: ['isSafePal'], paths: ['safepalProvider'] },
  kind: 'walletConnect',
  links: { mobile: 'safepalwallet://wc?uri={uri}' },
  downloadUrls: {
    qrCode: 'https://www.safepal.com/en/download',
    ios: 'https://apps.apple.com/app/id1548297139',
    android: 'https://play.google.com/store/apps/details?id=io.safepal.wallet',
    chrome: 'https://chromewebstore.google.com/detail/lgmpcpglpngdoalbgeoldeajfclnhafa',
    edge: 'https://microsoftedge.microsoft.com/addons/detail/apenkfbbpmhihehmihndmmcdanacolnh',
    firefox: 'https://addons.mozilla.org/firefox/addon/safepal-extension-wallet',
    browserExtension: 'https://www.safepal.com/download?product=2',
  },
  instructions: {
    qrCode: { learnMoreUrl: 'https://safepal.com/' },
    extension: { learnMoreUrl: 'https://www.safepal.com/download?product=2' },
  },
}
