export { coinbase } from './wallets/connectors/coinbase/coinbase.ts'
export { safe } from './wallets/connectors/safe/safe.ts'
export { walletConnect } from './wallets/connectors/walletConnect/walletConnect.ts'
export type { WalletConnectOptions } from './wallets/connectors/walletConnect/walletConnectOptions.ts'
export {
  binanceWallet,
  bitgetWallet,
  bybitWallet,
  coin98Wallet,
  coreWallet,
  cryptoComWallet,
  ctrlWallet,
  exodusWallet,
  gateWallet,
  okxWallet,
  oneKeyWallet,
  rabbyWallet,
  roninWallet,
  safePalWallet,
  subWallet,
  talismanWallet,
  tokenPocketWallet,
  trustWallet,
  uniswapWallet,
  zerionWallet,
} from './wallets/definitions/appAndExtensionWallets.ts'
export {
  argentWallet,
  bifrostWallet,
  imTokenWallet,
  krakenWallet,
  ledgerWallet,
  mewWallet,
  oneInchWallet,
} from './wallets/definitions/appWallets.ts'
export {
  backpackWallet,
  enkryptWallet,
  frameWallet,
  phantomWallet,
  tahoWallet,
} from './wallets/definitions/extensionWallets.ts'
export {
  braveWallet,
  browserWallet,
  coinbaseWallet,
  metaMaskWallet,
  popular,
  rainbowWallet,
  safeWallet,
  walletConnectWallet,
} from './wallets/definitions/popularWallets.ts'
export { more } from './wallets/groups/more.ts'
export { defineWalletGroups } from './wallets/groups/validateWalletGroups.ts'
export type { PairingNoticeProps } from './wallets/pairingNotice.ts'
export type {
  InstructionKind,
  InstructionSet,
  InstructionSets,
  InstructionStep,
  WalletDefinition,
  WalletDownloads,
  WalletGroupDefinition,
  WalletKind,
} from './wallets/walletDefinition.ts'
export type { WalletEntry } from './wallets/walletRow.ts'
