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

/** imToken: phone app. */
export const imTokenWallet: WalletDefinition = /* @__PURE__ */ definitionOf({
  id: 'imToken',
  name: 'imToken',
  iconUrl: new URL('../artwork/imtoken.svg', import.meta.url).href,
  iconBackground: '#098de6',
  injected: { flags: ['isImToken'] },
  links: { mobile: 'imtokenv2://wc?uri={uri}' },
  site: 'token.im/download',
  app: { ios: 1384798940, android: 'im.token.app' },
  help: 'support.token.im/hc/en-us/categories/360000925393',
})

/** Kraken Wallet: phone app. */
export const krakenWallet: WalletDefinition = /* @__PURE__ */ definitionOf({
  id: 'kraken',
  name: 'Kraken Wallet',
  iconUrl: new URL('../artwork/kraken.svg', import.meta.url).href,
  iconBackground: '#7132f5',
  links: { mobile: 'krakenwallet://wc?uri={uri}' },
  site: 'kraken.com/wallet',
  app: { ios: 1626327149, android: 'com.kraken.superwallet' },
})

/** MEW wallet: phone app. */
export const mewWallet: WalletDefinition = /* @__PURE__ */ definitionOf({
  id: 'mew',
  name: 'MEW wallet',
  shortName: 'MEW',
  otherNames: ['MyEtherWallet'],
  iconUrl: new URL('../artwork/mew.svg', import.meta.url).href,
  iconBackground: '#ffffff',
  iconAccent: '#05c0a5',
  injected: { flags: ['isMEWwallet'] },
  links: { mobile: 'https://mewwallet.com/wc?uri={uri}' },
  site: 'www.mewwallet.com/',
  app: { ios: 1464614025, android: 'com.myetherwallet.mewwallet' },
  help: 'help.myetherwallet.com/',
})

/** 1inch Wallet: phone app. */
export const oneInchWallet: WalletDefinition = /* @__PURE__ */ definitionOf({
  id: 'oneInch',
  name: '1inch Wallet',
  iconUrl: new URL('../artwork/oneinch.svg', import.meta.url).href,
  iconBackground: '#ffffff',
  iconAccent: '#1b314f',
  injected: { flags: ['isOneInchIOSWallet', 'isOneInchAndroidWallet'] },
  links: { mobile: 'oneinch://wc?uri={uri}' },
  site: '1inch.io/wallet',
  app: { ios: 1546049391, android: 'io.oneinch.android' },
})

/** Renamed to Ready in 2025; the app still uses Argent's link scheme. */
export const argentWallet: WalletDefinition = /* @__PURE__ */ definitionOf({
  id: 'argent',
  name: 'Ready (Argent)',
  shortName: 'Ready',
  iconUrl: new URL('../artwork/ready.svg', import.meta.url).href,
  iconBackground: '#ffffff',
  iconAccent: '#ff875b',
  links: { ios: 'argent://app/wc?uri={uri}', android: '{rawUri}' },
  site: 'www.ready.co/app',
  app: { ios: 1358741926, android: 'im.argent.contractwalletclient' },
  help: 'www.ready.co/',
})

/** Bifrost Wallet: phone app. */
export const bifrostWallet: WalletDefinition = /* @__PURE__ */ definitionOf({
  id: 'bifrost',
  name: 'Bifrost Wallet',
  iconUrl: new URL('../artwork/bifrost.svg', import.meta.url).href,
  iconBackground: '#435ae1',
  iconAccent: '#1a66ff',
  rdns: ['com.bifrostwallet'],
  injected: { flags: ['isBifrost'] },
  links: { ios: 'bifrostwallet://wc?uri={uri}', android: '{rawUri}' },
  site: 'bifrostwallet.com',
  app: { ios: 1577198351, android: 'com.bifrostwallet.app' },
  help: 'support.bifrostwallet.com/',
})
