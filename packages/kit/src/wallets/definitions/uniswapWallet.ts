import type { WalletDefinition } from '../walletDefinition.ts'

/** Uniswap Wallet: extension and phone app. */
export const uniswapWallet: WalletDefinition = {
  id: 'uniswap',
  name: 'Uniswap Wallet',
  shortName: 'Uniswap',
  iconUrl: new URL('../artwork/uniswap.svg', import.meta.url).href,
  iconBackground: '#ffd8ea',
  iconAccent: '#f50db4',
  rdns: ['org.uniswap.app'],
  injected: { flags: ['isUniswapWallet'] },
  kind: 'walletConnect',
  links: { mobile: 'uniswap://wc?uri={uri}' },
  downloadUrls: {
    qrCode: 'https://wallet.uniswap.org/',
    ios: 'https://apps.apple.com/app/id6443944476',
    android: 'https://play.google.com/store/apps/details?id=com.uniswap.mobile',
    chrome: 'https://chromewebstore.google.com/detail/nnpmfplkfogfpmcngplhnbdnnilmcdcg',
  },
  instructions: {
    qrCode: { learnMoreUrl: 'https://wallet.uniswap.org/' },
    extension: { learnMoreUrl: 'https://wallet.uniswap.org/' },
  },
}
