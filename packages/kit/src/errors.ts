/**
 * The class of every error that the kit throws. Each has a fixed `name`, which stays the same
 * across bundles. Where viem or wagmi has a class of the same meaning, it is theirs.
 */

export {
  ConfigNotFoundError,
  ConfigNotLoadedError,
  InvalidChainError,
  InvalidThemeColorError,
  LowContrastError,
  NoChainsError,
} from '@foyer/ui/errors/config.ts'
export { KitError } from '@foyer/ui/errors/KitError.ts'
export { SwitchChainNotSupportedError } from '@wagmi/core'
export { FeeConflictError, InvalidAddressError } from 'viem'
export {
  ChainOnlyAddedError,
  ChainProofError,
  ChainSwitchError,
  NoPublicEndpointError,
  UnconfiguredChainError,
  WalletChainMismatchError,
} from './errors/chain.ts'
export {
  AttemptAbandonedError,
  ChainNotCoveredError,
  ConnectorTimeoutError,
  MissingWalletError,
  NoAccountError,
  NoConnectorChainsError,
  PairingExpiredError,
  ProviderRequiredError,
  RelayUnreachableError,
  ResourceUnavailableError,
  SafeInfoError,
  WindowBlockedError,
} from './errors/connection.ts'
export {
  DisallowedCharacterError,
  IllegalMixtureError,
  IllegalPlacementError,
  InvalidNameError,
  NameNotFoundError,
  NamesUnavailableError,
  OffchainNameError,
} from './errors/name.ts'
export {
  NoProviderRequestError,
  UnreadableAnswerError,
  WebSocketClosedError,
  WrongChainEndpointError,
} from './errors/read.ts'
export {
  SignInNotConfiguredError,
  SignInRequestError,
  UnreadableSignInError,
  WrongAccountError,
} from './errors/signIn.ts'
export {
  InvalidAssetError,
  InvalidTransactionError,
  NotConnectedError,
  UnreadableSendAnswerError,
} from './errors/transactions.ts'
export {
  DuplicateWalletError,
  EmptyWalletGroupError,
  InvalidAccentColorError,
  MissingProjectIdError,
} from './errors/walletList.ts'
