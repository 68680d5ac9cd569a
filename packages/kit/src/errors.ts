/** The classes of everything that the kit throws; each has a fixed `name`, by which it is known across bundles. */

export { InvalidAddressError } from './errors/address.ts'
export { InvalidAssetError } from './errors/asset.ts'
export { AttemptAbandonedError, NoAccountError } from './errors/attempt.ts'
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
  InvalidChainError,
  type InvalidChainErrorOptions,
  MissingProjectIdError,
  NoChainsError,
} from './errors/config.ts'
export {
  ChainNotCoveredError,
  ConnectorTimeoutError,
  MissingWalletError,
  NoConnectorChainsError,
  PairingExpiredError,
  ProviderRequiredError,
  RelayUnreachableError,
  ResourceUnavailableError,
  SafeInfoError,
  WindowBlockedError,
} from './errors/connection.ts'
export { KitError, type KitErrorOptions } from './errors/KitError.ts'
export {
  DisallowedCharacterError,
  IllegalMixtureError,
  IllegalPlacementError,
  InvalidNameError,
  NameNotFoundError,
  NamesUnavailableError,
} from './errors/name.ts'
export { NoProviderRequestError, UnreadableAnswerError } from './errors/read.ts'
export { SocketClosedError, WrongChainEndpointError } from './errors/rpc.ts'
export {
  SignInNotConfiguredError,
  SignInRequestError,
  UnreadableSignInError,
  WrongAccountError,
} from './errors/signIn.ts'
export { InvalidThemeColorError, LowContrastError } from './errors/theme.ts'
export {
  FeeConflictError,
  FeeTooHighError,
  InvalidChainIdError,
  InvalidConfirmationsError,
  InvalidHashError,
  InvalidStorageKeyError,
  InvalidTransactionTypeError,
  TipAboveFeeCapError,
} from './errors/transactionDraft.ts'
export {
  InvalidTransactionError,
  NotConnectedError,
  UnreadableSendAnswerError,
} from './errors/transactions.ts'
export { InvalidTypedDataError } from './errors/typedData.ts'
export {
  DuplicateWalletError,
  EmptyWalletGroupError,
  InvalidAccentColorError,
} from './errors/wallets.ts'
