export type { WalletFont } from './fonts.ts'
export { type DemoWalletOptions, startDemoWallet } from './startDemoWallet.ts'
