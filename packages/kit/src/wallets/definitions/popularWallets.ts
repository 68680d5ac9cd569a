import type { WalletDefinition, WalletGroupDefinition } from '../walletDefinition.ts'
import { definitionOf } from './walletFacts.ts'

/** The provider in the window that no other row represents. */
export const browserWallet: WalletDefinition = {
  id: 'browser',
  name: 'Browser Wallet',
  shortName: 'Browser',
  iconUrl: new URL('../artwork/browser.svg', import.meta.url).href,
  iconBackground: '#2a2634',
  injected: { any: true, paths: ['ethereum'] },
}

/** A smart account. Available only inside Safe's app, which shows this page in a frame. */
export const safeWallet: WalletDefinition = {
  id: 'safe',
  name: 'Safe',
  iconUrl: new URL('../artwork/safe.svg', import.meta.url).href,
  iconBackground: '#12ff80',
  iconAccent: '#12ff80',
  kind: 'safe',
}

/** Rainbow: extension and phone app. */
export const rainbowWallet: WalletDefinition = /* @__PURE__ */ definitionOf({
  id: 'rainbow',
  name: 'Rainbow',
  iconUrl: new URL('../artwork/rainbow.svg', import.meta.url).href,
  iconBackground: '#0c2f78',
  rdns: ['me.rainbow'],
  injected: { flags: ['isRainbow'] },
  links: { ios: 'rainbow://wc?uri={uri}', android: '{rawUri}' },
  site: 'rainbow.me/download',
  app: { ios: 1457119021, android: 'me.rainbow' },
  chrome: 'opfgelmcmbiajamepnmloijbpoleiama',
  edge: 'cpojfbodiccabbabgimdeohkkpjfpbnf',
  firefox: 'rainbow-extension',
  extensionSite: 'rainbow.me/extension',
  help: 'learn.rainbow.me',
})

/** Extension, and phone app through Coinbase's SDK. The app is called Base since 2025. */
export const coinbaseWallet: WalletDefinition = {
  id: 'coinbase',
  name: 'Coinbase Wallet',
  shortName: 'Coinbase',
  otherNames: ['Base'],
  iconUrl: new URL('../artwork/coinbase.svg', import.meta.url).href,
  iconBackground: '#0052ff',
  iconAccent: '#0052ff',
  rdns: ['com.coinbase.wallet'],
  injected: { flags: ['isCoinbaseWallet'], paths: ['coinbaseWalletExtension'] },
  kind: 'coinbase',
  downloadUrls: {
    qrCode: 'https://www.coinbase.com/wallet/downloads',
    ios: 'https://apps.apple.com/app/id1278383455',
    android: 'https://play.google.com/store/apps/details?id=org.toshi',
    chrome: 'https://chromewebstore.google.com/detail/hnfanknocfeofbddgcijnmhnfnkdnaad',
  },
  instructions: {
    qrCode: { learnMoreUrl: 'https://www.coinbase.com/wallet/articles/getting-started-mobile' },
    extension: {
      learnMoreUrl: 'https://www.coinbase.com/wallet/articles/getting-started-extension',
    },
  },
}

/** Flags of wallets that also set `isMetaMask`, as collected by wagmi, RainbowKit and others. */
const imitatorFlags = /* @__PURE__ */ `
  __seif __XDEFI isApexWallet isAvalanche isBackpack isBifrost isBinance isBitKeep isBitski
  isBlockWallet isBraveWallet isBybit isCoin98 isCoinbaseWallet isCTRL isDawn isEnkrypt isExodus
  isFrame isFrontier isGamestop isGateWallet isHyperPay isImToken isKuCoinWallet isMathWallet
  isMEWwallet isNestWallet isOKExWallet isOkxWallet isOneInchAndroidWallet isOneInchIOSWallet
  isOneKey isOpera isPhantom isPortal isRabby isRainbow isSafeheron isSafePal isStatus isSubWallet
  isTaho isTalisman isTally isTokenary isTokenPocket isTrust isTrustWallet isUniswapWallet
  isWigwam isXDEFI isxPortal isZeal isZerion isZilPay
`
  .trim()
  .split(/\s+/)

/** Extension and phone app. Its SDK (`@metamask/connect-evm`) announces itself as the last rdns. */
export const metaMaskWallet: WalletDefinition = /* @__PURE__ */ definitionOf({
  id: 'metaMask',
  name: 'MetaMask',
  iconUrl: new URL('../artwork/metamask.svg', import.meta.url).href,
  iconBackground: '#ffffff',
  iconAccent: '#f6851a',
  rdns: ['io.metamask', 'io.metamask.mobile', 'io.metamask.flask', 'io.metamask.mmc'],
  injected: { flags: ['isMetaMask'], notFlags: imitatorFlags },
  links: { ios: 'metamask://wc?uri={uri}', android: '{rawUri}' },
  site: 'metamask.io/download',
  app: { ios: 1438144202, android: 'io.metamask' },
  chrome: 'nkbihfbeogaeaoehlefnkodbefgpgknn',
  edge: 'ejbalbakoplchlghecdalmeeeajnimhm',
  firefox: 'ether-metamask',
  opera: 'metamask-10',
  extensionSite: 'metamask.io/download',
  help: 'support.metamask.io',
})

/** Any wallet that supports WalletConnect, by QR code. */
export const walletConnectWallet: WalletDefinition = {
  id: 'walletConnect',
  name: 'WalletConnect',
  iconUrl: new URL('../artwork/walletconnect.svg', import.meta.url).href,
  iconBackground: '#3b99fc',
  iconAccent: '#3b99fc',
  kind: 'walletConnect',
  links: { mobile: '{rawUri}' },
}

/** Part of the Brave browser, so it has no downloads. */
export const braveWallet: WalletDefinition = {
  id: 'brave',
  name: 'Brave Wallet',
  shortName: 'Brave',
  iconUrl: new URL('../artwork/brave.svg', import.meta.url).href,
  iconBackground: '#ffffff',
  iconAccent: '#f1562b',
  rdns: ['com.brave.wallet'],
  injected: { flags: ['isBraveWallet'] },
}

/** The default wallets, in their specified order. */
export const popular: WalletGroupDefinition = {
  groupName: 'Popular',
  wallets: [
    browserWallet,
    safeWallet,
    rainbowWallet,
    coinbaseWallet,
    metaMaskWallet,
    walletConnectWallet,
    braveWallet,
  ],
}
