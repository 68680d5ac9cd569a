/** RainbowKit 2's public names on the kit, for apps that migrate (docs: "From RainbowKit"). */

export {
  type AuthenticationAdapter,
  type AuthenticationConfig,
  type AuthenticationStatus,
  createAuthenticationAdapter,
  RainbowKitAuthenticationProvider,
} from './rainbowkit/authentication.tsx'
export { ConnectButton } from './rainbowkit/ConnectButton.tsx'
export { connectorsForWallets } from './rainbowkit/connectorsForWallets.ts'
export {
  getDefaultConfig,
  getDefaultWallets,
  type RainbowKitChain as Chain,
} from './rainbowkit/getDefaultConfig.ts'
export { getWalletConnectConnector } from './rainbowkit/getWalletConnectConnector.ts'
export {
  type AvatarComponent,
  type DisclaimerComponent,
  type Locale,
  RainbowKitProvider,
  type RainbowKitProviderProps,
} from './rainbowkit/RainbowKitProvider.tsx'
export {
  darkTheme,
  lightTheme,
  midnightTheme,
  type Theme,
  type ThemeVars,
} from './rainbowkit/rainbowKitTheme.ts'
export { cssObjectFromTheme, cssStringFromTheme } from './rainbowkit/rootTheme.ts'
export { useAddRecentTransaction } from './rainbowkit/useAddRecentTransaction.ts'
export { useAccountModal, useChainModal, useConnectModal } from './rainbowkit/useModals.ts'
export {
  WalletButton,
  type WalletButtonRendererProps,
  type WalletButtonRenderProps,
} from './rainbowkit/WalletButton.tsx'
export type {
  RainbowKitWalletConnectParameters,
  Wallet,
  WalletDetailsParams,
  WalletList,
} from './rainbowkit/wallet.ts'
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
} from './rainbowkit/wallets.ts'
