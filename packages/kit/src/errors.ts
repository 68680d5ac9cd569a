/** The classes of everything that the kit throws; each has a fixed `name`, by which it is known across bundles. */

export {
  ChainMismatchError,
  ChainNotConfiguredError,
  ChainOnlyAddedError,
  ChainProofError,
  NoPublicEndpointError,
  SwitchChainError,
  SwitchChainNotSupportedError,
} from './errors/chain.ts'
export {
  ConfigNotFoundError,
  DuplicateWalletError,
  EmptyWalletGroupError,
  InvalidAccentColorError,
  InvalidChainError,
  type InvalidChainErrorOptions,
  InvalidThemeColorError,
  LowContrastError,
  MissingProjectIdError,
  NoChainsError,
} from './errors/config.ts'
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
  FeeConflictError,
  FeeTooHighError,
  InvalidAddressError,
  InvalidAssetError,
  InvalidChainIdError,
  InvalidConfirmationsError,
  InvalidHashError,
  InvalidStorageKeyError,
  InvalidTransactionTypeError,
  InvalidTypedDataError,
  TipAboveFeeCapError,
} from './errors/input.ts'
export { KitError, type KitErrorOptions } from './errors/KitError.ts'
export {
  DisallowedCharacterError,
  IllegalMixtureError,
  IllegalPlacementError,
  InvalidNameError,
  NameNotFoundError,
  NamesUnavailableError,
} from './errors/name.ts'
export {
  NoProviderRequestError,
  SocketClosedError,
  UnreadableAnswerError,
  WrongChainEndpointError,
} from './errors/read.ts'
export {
  SignInNotConfiguredError,
  SignInRequestError,
  UnreadableSignInError,
  WrongAccountError,
} from './errors/signIn.ts'
export {
  InvalidTransactionError,
  NotConnectedError,
  UnreadableSendAnswerError,
} from './errors/transactions.ts'
