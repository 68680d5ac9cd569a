/** RainbowKit 2's public names on the kit, for apps that migrate (docs: "From RainbowKit"). */

export {
  type AuthenticationAdapter,
  type AuthenticationConfig,
  type AuthenticationStatus,
  createAuthenticationAdapter,
  RainbowKitAuthenticationProvider,
} from './authentication.tsx'
export { ConnectButton } from './ConnectButton.tsx'
export { connectorsForWallets } from './connectorsForWallets.ts'
export {
  getDefaultConfig,
  getDefaultWallets,
  type RainbowKitChain as Chain,
} from './getDefaultConfig.ts'
export { getWalletConnectConnector } from './getWalletConnectConnector.ts'
export {
  type AvatarComponent,
  type DisclaimerComponent,
  type Locale,
  RainbowKitProvider,
  type RainbowKitProviderProps,
} from './RainbowKitProvider.tsx'
export {
  darkTheme,
  lightTheme,
  midnightTheme,
  type Theme,
  type ThemeVars,
} from './rainbowKitTheme.ts'
export { cssObjectFromTheme, cssStringFromTheme } from './rootTheme.ts'
export { useAddRecentTransaction } from './useAddRecentTransaction.ts'
export { useAccountModal, useChainModal, useConnectModal } from './useModals.ts'
export {
  WalletButton,
  type WalletButtonRendererProps,
  type WalletButtonRenderProps,
} from './WalletButton.tsx'
export type {
  RainbowKitWalletConnectParameters,
  Wallet,
  WalletDetailsParams,
  WalletList,
} from './wallet.ts'
export {
  argentWallet,
  backpackWallet,
  base,
  baseAccount,
  bifrostWallet,
  binanceWallet,
  bitgetWallet,
  braveWallet,
  bybitWallet,
  coin98Wallet,
  coinbaseWallet,
  coreWallet,
  ctrlWallet,
  enkryptWallet,
  frameWallet,
  gateWallet,
  imTokenWallet,
  injectedWallet,
  krakenWallet,
  ledgerWallet,
  metaMaskWallet,
  mewWallet,
  okxWallet,
  oneInchWallet,
  oneKeyWallet,
  phantomWallet,
  rabbyWallet,
  rainbowWallet,
  readyWallet,
  roninWallet,
  safepalWallet,
  safeWallet,
  subWallet,
  tahoWallet,
  talismanWallet,
  tokenPocketWallet,
  trustWallet,
  uniswapWallet,
  walletConnectWallet,
  xdefiWallet,
  zerionWallet,
} from './wallets.ts'
