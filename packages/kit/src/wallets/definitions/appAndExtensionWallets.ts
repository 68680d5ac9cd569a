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

/** Rabby Wallet: extension and phone app. */
export const rabbyWallet: WalletDefinition = /* @__PURE__ */ definitionOf({
  id: 'rabby',
  name: 'Rabby Wallet',
  iconUrl: new URL('../artwork/rabby.svg', import.meta.url).href,
  iconBackground: '#8697ff',
  iconAccent: '#7084ff',
  rdns: ['io.rabby'],
  injected: { flags: ['isRabby'] },
  links: { mobile: 'rabby://wc?uri={uri}' },
  site: 'rabby.io',
  app: { ios: 6474381673, android: 'com.debank.rabbymobile' },
  chrome: 'acmacodkjbdgmoleebolmdjonilkdbch',
  extensionSite: 'rabby.io',
})

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

/** Zerion: extension and phone app. */
export const zerionWallet: WalletDefinition = /* @__PURE__ */ definitionOf({
  id: 'zerion',
  name: 'Zerion',
  iconUrl: new URL('../artwork/zerion.svg', import.meta.url).href,
  iconBackground: '#2962ef',
  rdns: ['io.zerion.wallet'],
  injected: { flags: ['isZerion'], paths: ['zerionWallet'] },
  links: { ios: 'zerion://wc?uri={uri}', android: '{rawUri}' },
  site: 'zerion.io/download',
  app: { ios: 1456732565, android: 'io.zerion.android' },
  chrome: 'klghhnkeealcohjjanjjdaeeggmfmlpl',
  help: 'zerion.io/',
  extensionHelp: 'zerion.io/extension',
})

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

/** Bitget Wallet: extension and phone app. */
export const bitgetWallet: WalletDefinition = {
  id: 'bitget',
  name: 'Bitget Wallet',
  shortName: 'Bitget',
  otherNames: ['BitKeep'],
  iconUrl: new URL('../artwork/bitget.svg', import.meta.url).href,
  iconBackground: '#ffffff',
  iconAccent: '#00f0ff',
  rdns: ['com.bitget.web3'],
  injected: { flags: ['isBitKeep'], paths: ['bitkeep.ethereum'] },
  kind: 'walletConnect',
  links: { ios: 'bitkeep://wc?uri={uri}', android: '{rawUri}' },
  downloadUrls: {
    qrCode: 'https://web3.bitget.com/en/wallet-download',
    ios: 'https://apps.apple.com/app/id1395301115',
    android: 'https://web3.bitget.com/en/wallet-download?type=0',
    chrome: 'https://chromewebstore.google.com/detail/jiidiaalihmmhddjgbnbgdfflelocpak',
  },
  instructions: {
    qrCode: { learnMoreUrl: 'https://web3.bitget.com/en/academy' },
    extension: { learnMoreUrl: 'https://web3.bitget.com/en/academy' },
  },
}

/** Binance Wallet: extension and phone app. */
export const binanceWallet: WalletDefinition = /* @__PURE__ */ definitionOf({
  id: 'binance',
  name: 'Binance Wallet',
  otherNames: ['币安'],
  iconUrl: new URL('../artwork/binance.svg', import.meta.url).href,
  iconBackground: '#000000',
  iconAccent: '#f0b90b',
  rdns: ['com.binance.wallet'],
  injected: { flags: ['isBinance'], paths: ['binancew3w.ethereum'] },
  links: { ios: 'bnc://app.binance.com/cedefi/wc?uri={uri}', android: '{rawUri}' },
  site: 'www.binance.com/en/web3wallet',
  app: { ios: 1436799971, android: 'com.binance.dev' },
  chrome: 'cadiboklkpojfamcoggejbbdjcoiljjk',
})

/** Bybit Wallet: extension and phone app. */
export const bybitWallet: WalletDefinition = /* @__PURE__ */ definitionOf({
  id: 'bybit',
  name: 'Bybit Wallet',
  iconUrl: new URL('../artwork/bybit.svg', import.meta.url).href,
  iconBackground: '#000000',
  iconAccent: '#f7a600',
  rdns: ['com.bybit'],
  injected: { flags: ['isBybit'], paths: ['bybitWallet'] },
  links: { mobile: 'bybitapp://open/route?targetUrl=by://web3/walletconnect/wc?uri={uri}' },
  site: 'www.bybit.com/en/web3',
  app: { ios: 1488296980, android: 'com.bybit.app' },
  chrome: 'pdliaogehgdbhbnmkklieghmmjkpigpa',
})

/** TokenPocket: extension and phone app. */
export const tokenPocketWallet: WalletDefinition = /* @__PURE__ */ definitionOf({
  id: 'tokenPocket',
  name: 'TokenPocket',
  otherNames: ['TP钱包'],
  iconUrl: new URL('../artwork/tokenpocket.svg', import.meta.url).href,
  iconBackground: '#2980fe',
  rdns: ['pro.tokenpocket'],
  injected: { flags: ['isTokenPocket'], paths: ['tokenpocket.ethereum'] },
  links: { mobile: 'tpoutside://wc?uri={uri}' },
  site: 'tokenpocket.pro/en/download/app',
  app: { ios: 6444625622, android: 'vip.mytokenpocket' },
  chrome: 'mfgccjchihfkkindfppnaooecgfneiii',
  extensionSite: 'extension.tokenpocket.pro/',
  help: 'help.tokenpocket.pro/en/',
  extensionHelp: 'help.tokenpocket.pro/en/extension-wallet/faq/installation-tutorial',
})

/** SafePal: extension and phone app. */
export const safePalWallet: WalletDefinition = /* @__PURE__ */ definitionOf({
  id: 'safePal',
  name: 'SafePal',
  iconUrl: new URL('../artwork/safepal.svg', import.meta.url).href,
  iconBackground: '#ffffff',
  iconAccent: '#4a21ef',
  injected: { flags: ['isSafePal'], paths: ['safepalProvider'] },
  links: { mobile: 'safepalwallet://wc?uri={uri}' },
  site: 'www.safepal.com/en/download',
  app: { ios: 1548297139, android: 'io.safepal.wallet' },
  chrome: 'lgmpcpglpngdoalbgeoldeajfclnhafa',
  edge: 'apenkfbbpmhihehmihndmmcdanacolnh',
  firefox: 'safepal-extension-wallet',
  extensionSite: 'www.safepal.com/download?product=2',
  help: 'safepal.com/',
  extensionHelp: 'www.safepal.com/download?product=2',
})

/** Exodus: extension and phone app. */
export const exodusWallet: WalletDefinition = /* @__PURE__ */ definitionOf({
  id: 'exodus',
  name: 'Exodus',
  iconUrl: new URL('../artwork/exodus.svg', import.meta.url).href,
  iconBackground: '#1f2033',
  iconAccent: '#5a4fcf',
  rdns: ['com.exodus.web3-wallet'],
  injected: { flags: ['isExodus'], paths: ['exodus.ethereum'] },
  links: { ios: 'exodus://wc?uri={uri}', android: '{rawUri}' },
  site: 'www.exodus.com/download/',
  app: { ios: 1414384820, android: 'exodusmovement.exodus' },
  chrome: 'aholpfdialjgjfhomihkjbmgjidlcdno',
  help: 'www.exodus.com/support/',
})

/** Crypto.com Onchain: extension and phone app. */
export const cryptoComWallet: WalletDefinition = /* @__PURE__ */ definitionOf({
  id: 'cryptoCom',
  name: 'Crypto.com Onchain',
  shortName: 'Crypto.com',
  iconUrl: new URL('../artwork/cryptocom.svg', import.meta.url).href,
  iconBackground: '#ffffff',
  iconAccent: '#03316c',
  rdns: ['com.crypto.wallet'],
  links: { mobile: 'dfw://wc?uri={uri}' },
  site: 'crypto.com/onchain',
  app: { ios: 1512048310, android: 'com.defi.wallet' },
  chrome: 'hifafgmccdpekplomjjkcfgodnhcellj',
})

/** Coin98 Wallet: extension and phone app. */
export const coin98Wallet: WalletDefinition = /* @__PURE__ */ definitionOf({
  id: 'coin98',
  name: 'Coin98 Wallet',
  iconUrl: new URL('../artwork/coin98.svg', import.meta.url).href,
  iconBackground: '#ffffff',
  iconAccent: '#cda349',
  rdns: ['com.coin98', 'coin98.com'],
  injected: { flags: ['isCoin98'], paths: ['coin98.provider', 'coin98Wallet'] },
  links: { ios: 'coin98://wc?uri={uri}', android: '{rawUri}' },
  site: 'coin98.com/wallet',
  app: { ios: 1561969966, android: 'coin98.crypto.finance.media' },
  chrome: 'aeachknmefphepccionboohckonoeemg',
  extensionSite: 'coin98.com/wallet',
})

/** Ronin Wallet: extension and phone app. */
export const roninWallet: WalletDefinition = /* @__PURE__ */ definitionOf({
  id: 'ronin',
  name: 'Ronin Wallet',
  iconUrl: new URL('../artwork/ronin.svg', import.meta.url).href,
  iconBackground: '#ffffff',
  iconAccent: '#1273ea',
  rdns: ['com.roninchain.wallet'],
  injected: { paths: ['ronin.provider'] },
  links: { mobile: 'roninwallet://wc?uri={uri}' },
  site: 'wallet.roninchain.com/',
  app: { ios: 1592675001, android: 'com.skymavis.genesis' },
  chrome: 'fnjhmkhhmkbjkkabndcnnogagogbneec',
  edge: 'kjmoohlgokccodicjjfebfomlbljgfhk',
  firefox: 'ronin-wallet',
  extensionSite: 'wallet.roninchain.com/',
})

/** Talisman: extension and phone app. */
export const talismanWallet: WalletDefinition = /* @__PURE__ */ definitionOf({
  id: 'talisman',
  name: 'Talisman',
  iconUrl: new URL('../artwork/talisman.svg', import.meta.url).href,
  iconBackground: '#d5ff5c',
  rdns: ['xyz.talisman'],
  injected: { flags: ['isTalisman'], paths: ['talismanEth'] },
  links: { mobile: 'talisman://wc?uri={uri}' },
  site: 'talisman.xyz/download',
  app: { ios: 6761427240, android: 'xyz.talisman.app' },
  chrome: 'fijngjgcjhjmmpcmkeiomlglpeiijkld',
  firefox: 'talisman-wallet-extension',
  extensionSite: 'talisman.xyz/download',
  help: 'talisman.xyz/',
})

/** SubWallet: extension and phone app. */
export const subWallet: WalletDefinition = /* @__PURE__ */ definitionOf({
  id: 'subWallet',
  name: 'SubWallet',
  iconUrl: new URL('../artwork/subwallet.svg', import.meta.url).href,
  iconBackground: '#004bff',
  rdns: ['app.subwallet'],
  injected: { flags: ['isSubWallet'], paths: ['SubWallet'] },
  links: { mobile: 'subwallet://wc?uri={uri}' },
  site: 'www.subwallet.app/download',
  app: { ios: 1633050285, android: 'app.subwallet.mobile' },
  chrome: 'onhogfjeacnfoofkfgppdlbmlmnplgbn',
  firefox: 'subwallet',
  extensionSite: 'www.subwallet.app/download',
  help: 'www.subwallet.app/',
})

/** Core: extension and phone app. */
export const coreWallet: WalletDefinition = /* @__PURE__ */ definitionOf({
  id: 'core',
  name: 'Core',
  iconUrl: new URL('../artwork/core.svg', import.meta.url).href,
  iconBackground: '#28282e',
  iconAccent: '#1a1a1c',
  rdns: ['app.core.extension'],
  injected: { flags: ['isAvalanche'], paths: ['avalanche'] },
  links: { mobile: 'core://wc?uri={uri}' },
  site: 'core.app/?downloadCoreMobile=1',
  app: { ios: 6443685999, android: 'com.avaxwallet' },
  chrome: 'agoakfejjabomempkjlepdflaleeobhb',
  extensionSite: 'extension.core.app/',
  help: 'support.avax.network/en/articles/6115608',
  extensionHelp: 'extension.core.app/',
})

/** OneKey: extension, phone app and desktop app. */
export const oneKeyWallet: WalletDefinition = /* @__PURE__ */ definitionOf({
  id: 'oneKey',
  name: 'OneKey',
  iconUrl: new URL('../artwork/onekey.svg', import.meta.url).href,
  iconBackground: '#44d62c',
  iconAccent: '#00b812',
  rdns: ['so.onekey.app.wallet'],
  injected: { flags: ['isOneKey'], paths: ['$onekey.ethereum'] },
  links: { mobile: 'onekey-wallet://wc?uri={uri}', desktop: 'onekey-wallet://wc?uri={uri}' },
  site: 'onekey.so/download/',
  app: { ios: 1609559473, android: 'so.onekey.app.wallet' },
  chrome: 'jnmbobjmhlngoefaiojfljckilhhlhcj',
  edge: 'obffkkagpmohennipjokmpllocnlndac',
  extensionSite: 'onekey.so/download/',
  help: 'help.onekey.so/',
})

/** Gate Wallet: extension and phone app. */
export const gateWallet: WalletDefinition = /* @__PURE__ */ definitionOf({
  id: 'gate',
  name: 'Gate Wallet',
  iconUrl: new URL('../artwork/gate.svg', import.meta.url).href,
  iconBackground: '#ffffff',
  iconAccent: '#2354e6',
  rdns: ['io.gate.wallet'],
  injected: { flags: ['isGateWallet'], paths: ['gatewallet'] },
  links: { ios: 'gtweb3wallet://wc?uri={uri}', android: '{rawUri}' },
  site: 'www.gate.io/web3',
  app: { ios: 1294998195, android: 'com.gateio.gateio' },
  chrome: 'cpmkedoipcpimgecpmgpldfpohjplkpp',
  extensionSite: 'www.gate.io/web3',
  help: 'www.gate.io/learn',
})

/** Ctrl Wallet: extension and phone app. */
export const ctrlWallet: WalletDefinition = /* @__PURE__ */ definitionOf({
  id: 'ctrl',
  name: 'Ctrl Wallet',
  otherNames: ['XDEFI'],
  iconUrl: new URL('../artwork/ctrl.svg', import.meta.url).href,
  iconBackground: '#ffffff',
  iconAccent: '#000000',
  rdns: ['xyz.ctrl', 'ctrl.xyz', 'io.xdefi'],
  injected: { flags: ['isCTRL', 'isXDEFI', '__XDEFI'], paths: ['xfi.ethereum'] },
  links: { mobile: 'ctrl-mobile://wc?uri={uri}' },
  site: 'ctrl.xyz',
  app: { ios: 6630386336, android: 'xyz.ctrl.wallet' },
  chrome: 'hmeobnfnfcmdkdcmlblgagmfpfboieaf',
  extensionSite: 'ctrl.xyz',
})
