import type { WalletDefinition } from '../walletDefinition.ts'

/** TokenPocket: extension and phone app. */
export const tokenPocketWallet: WalletDefinition = {
  id: 'tokenPocket',
  name: 'TokenPocket',
  otherNames: ['TP钱包'],
  iconUrl: new URL('../artwork/tokenpocket.svg', import.meta.url).href,
  iconBackground: '#2980fe',
  iconAccent: '#2980fe',
  rdns: ['pro.tokenpocket'],
  injected: { flags: ['isTokenPocket'], paths: ['tokenpocket.ethereum'] },
  kind: 'walletConnect',
  links: { mobile: 'tpoutside://wc?uri={uri}' },
  downloadUrls: {
    qrCode: 'https://tokenpocket.pro/en/download/app',
    ios: 'https://apps.apple.com/app/id6444625622',
    android: 'https://play.google.com/store/apps/details?id=vip.mytokenpocket',
    chrome: 'https://chromewebstore.google.com/detail/mfgccjchihfkkindfppnaooecgfneiii',
    browserExtension: 'https://extension.tokenpocket.pro/',
  },
  instructions: {
    qrCode: { learnMoreUrl: 'https://help.tokenpocket.pro/en/' },
    extension: {
      learnMoreUrl: 'https://help.tokenpocket.pro/en/extension-wallet/faq/installation-tutorial',
    },
  },
}
