export { walletConnect } from './connectors/walletConnect/walletConnect.ts'
export type {
  WalletConnectMetadata,
  WalletConnectOptions,
} from './connectors/walletConnect/walletConnectOptions.ts'
export { braveWallet } from './wallets/definitions/braveWallet.ts'
export { browserWallet } from './wallets/definitions/browserWallet.ts'
export { coinbaseWallet } from './wallets/definitions/coinbaseWallet.ts'
export { metaMaskWallet } from './wallets/definitions/metaMaskWallet.ts'
export { rainbowWallet } from './wallets/definitions/rainbowWallet.ts'
export { safeWallet } from './wallets/definitions/safeWallet.ts'
export { walletConnectWallet } from './wallets/definitions/walletConnectWallet.ts'
export { more } from './wallets/groups/more.ts'
export { popular } from './wallets/groups/popular.ts'
export { defineWalletGroups } from './wallets/validateWalletGroups.ts'
export type {
  InjectedTraits,
  LoadWalletGroups,
  WalletDefinition,
  WalletDownloads,
  WalletGroupDefinition,
  WalletKind,
  WalletLinks,
} from './wallets/walletDefinition.ts'
export type {
  InstructionKind,
  InstructionSet,
  InstructionSets,
  InstructionStep,
} from './wallets/walletInstructions.ts'
