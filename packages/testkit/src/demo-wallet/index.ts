export type { WalletFont } from './fonts.ts'
export { demoLanguages, setDemoLanguage } from './language.ts'
export { type DemoWalletOptions, startDemoWallet } from './startDemoWallet.ts'
export { demoTexts } from './texts.ts'
