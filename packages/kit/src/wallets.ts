export { coinbase } from './wallets/connectors/coinbase/coinbase.ts'
export type { CoinbaseOptions } from './wallets/connectors/coinbase/coinbaseWallet.ts'
export { type SafeOptions, safe } from './wallets/connectors/safe/safe.ts'
export { walletConnect } from './wallets/connectors/walletConnect/walletConnect.ts'
export type {
  WalletConnectMetadata,
  WalletConnectOptions,
} from './wallets/connectors/walletConnect/walletConnectOptions.ts'
export { argentWallet } from './wallets/definitions/argentWallet.ts'
export { backpackWallet } from './wallets/definitions/backpackWallet.ts'
export { bifrostWallet } from './wallets/definitions/bifrostWallet.ts'
export { binanceWallet } from './wallets/definitions/binanceWallet.ts'
export { bitgetWallet } from './wallets/definitions/bitgetWallet.ts'
export { braveWallet } from './wallets/definitions/braveWallet.ts'
export { browserWallet } from './wallets/definitions/browserWallet.ts'
export { bybitWallet } from './wallets/definitions/bybitWallet.ts'
export { coin98Wallet } from './wallets/definitions/coin98Wallet.ts'
export { coinbaseWallet } from './wallets/definitions/coinbaseWallet.ts'
export { coreWallet } from './wallets/definitions/coreWallet.ts'
export { cryptoComWallet } from './wallets/definitions/cryptoComWallet.ts'
export { ctrlWallet } from './wallets/definitions/ctrlWallet.ts'
export { enkryptWallet } from './wallets/definitions/enkryptWallet.ts'
export { exodusWallet } from './wallets/definitions/exodusWallet.ts'
export { frameWallet } from './wallets/definitions/frameWallet.ts'
export { gateWallet } from './wallets/definitions/gateWallet.ts'
export { imTokenWallet } from './wallets/definitions/imTokenWallet.ts'
export { krakenWallet } from './wallets/definitions/krakenWallet.ts'
export { ledgerWallet } from './wallets/definitions/ledgerWallet.ts'
export { metaMaskWallet } from './wallets/definitions/metaMaskWallet.ts'
export { mewWallet } from './wallets/definitions/mewWallet.ts'
export { okxWallet } from './wallets/definitions/okxWallet.ts'
export { oneInchWallet } from './wallets/definitions/oneInchWallet.ts'
export { oneKeyWallet } from './wallets/definitions/oneKeyWallet.ts'
export { phantomWallet } from './wallets/definitions/phantomWallet.ts'
export { rabbyWallet } from './wallets/definitions/rabbyWallet.ts'
export { rainbowWallet } from './wallets/definitions/rainbowWallet.ts'
export { roninWallet } from './wallets/definitions/roninWallet.ts'
export { safePalWallet } from './wallets/definitions/safePalWallet.ts'
export { safeWallet } from './wallets/definitions/safeWallet.ts'
export { subWallet } from './wallets/definitions/subWallet.ts'
export { tahoWallet } from './wallets/definitions/tahoWallet.ts'
export { talismanWallet } from './wallets/definitions/talismanWallet.ts'
export { tokenPocketWallet } from './wallets/definitions/tokenPocketWallet.ts'
export { trustWallet } from './wallets/definitions/trustWallet.ts'
export { uniswapWallet } from './wallets/definitions/uniswapWallet.ts'
export { walletConnectWallet } from './wallets/definitions/walletConnectWallet.ts'
export { zerionWallet } from './wallets/definitions/zerionWallet.ts'
export { more } from './wallets/groups/more.ts'
export { popular } from './wallets/groups/popular.ts'
export { defineWalletGroups } from './wallets/groups/validateWalletGroups.ts'
export type { LoadPairingNotice, PairingNoticeProps } from './wallets/pairingNotice.ts'
export type {
  InjectedTraits,
  InstructionKind,
  InstructionSet,
  InstructionSets,
  InstructionStep,
  LoadWalletGroups,
  WalletDefinition,
  WalletDownloads,
  WalletGroupDefinition,
  WalletKind,
  WalletLinks,
} from './wallets/walletDefinition.ts'
export type { WalletEntry } from './wallets/walletRow.ts'
