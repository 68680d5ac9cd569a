export type { AccountDisplay } from './account/accountDisplay.ts'
export { useWatchToken } from './account/useWatchToken.ts'
export type { WatchTokenParameters } from './account/watchToken.ts'
export { addConfiguredChain } from './chain/addConfiguredChain.ts'
export type { ChainDisplay } from './chain/chainDisplay.ts'
export { switchOrAddChain } from './chain/switchOrAddChain.ts'
export type { Chain, ChainContracts, Chains, MulticallContract } from './config/chain.ts'
export { explorerUrl } from './config/explorerUrl.ts'
export type { Kit, SignInMode } from './config/kit.ts'
export type { LoadConfig } from './config/kitSource.ts'
export type {
  AvatarComponent,
  DisclaimerComponent,
  ProviderOptions,
} from './config/ProviderOptionsContext.ts'
export { useLoadKit } from './config/useKit.ts'
export type { ConnectStart, ConnectStep, FirstStep } from './connect/steps/steps.ts'
export type {
  Authentication,
  AuthenticationStatus,
  MessageFields,
  SignInSession,
} from './connection/authentication.ts'
export { disconnectAll } from './connection/disconnectAll.ts'
export { useAbsentWallet } from './connection/useAbsentWallet.ts'
export {
  type ConnectionState,
  type ConnectionStatus,
  useAuthentication,
  useConnectionState,
} from './connection/useConnectionState.ts'
export { type LazyConnectorOptions, lazyConnector } from './connectors/lazyConnector.ts'
export type { FoundAccount } from './ens/findAccount.ts'
export type { NamesConfig, NamesOptions } from './ens/namesConfig.ts'
export {
  type LookupState,
  type UseAccountLookupReturnType,
  useAccountLookup,
} from './ens/useAccountLookup.ts'
export { classifyWalletError, type WalletErrorKind } from './errors/classifyWalletError.ts'
export { KitError } from './errors/KitError.ts'
export { type ErrorLink, readErrorChain } from './errors/readErrorChain.ts'
export { formatBalance, formatExact } from './format/formatBalance.ts'
export { formatNumber } from './format/formatNumber.ts'
export { sanitizeText } from './format/sanitizeText.ts'
export { shortenAddress } from './format/shorten.ts'
export { createTranslator } from './i18n/createTranslator.ts'
export { useLocale } from './i18n/I18nContext.ts'
export type { PluralForms } from './i18n/locale.ts'
export type {
  AnyMessages,
  Catalogue,
  MessagesSource,
  Placeholders,
  TranslationOf,
  Translator,
} from './i18n/messages.ts'
export { useTextOf } from './i18n/useTextOf.ts'
export type { KitConfig, KitOptions } from './kit/assembleKit.ts'
export { ConnectButton, type ConnectButtonProps } from './kit/ConnectButton.tsx'
export type {
  ConnectButtonCustomProps,
  ConnectButtonRenderProps,
} from './kit/CustomDisplays.tsx'
export { createHostedKitConfig, type HostedKitConfig } from './kit/createHostedKitConfig.ts'
export { createKitConfig, type KitConfigOptions } from './kit/createKitConfig.ts'
export { KitProvider, type KitProviderProps } from './kit/KitProvider.tsx'
export { KitReady, type KitReadyProps } from './kit/KitReady.tsx'
export { useKit } from './kit/useKit.ts'
export { WalletButton } from './kit/WalletButton.tsx'
export type {
  ButtonWallet,
  WalletButtonCustomProps,
  WalletButtonProps,
  WalletButtonRenderProps,
  WalletButtonStatus,
} from './kit/walletButtonFor.tsx'
export {
  type UseModalReturnType,
  useAccountModal,
  useChainModal,
  useConnectModal,
  useLearnModal,
} from './modals/useModal.ts'
export type { BalanceEntry } from './reads/balanceQuery.ts'
export { type UseBalancesReturnType, useBalances } from './reads/useBalances.ts'
export {
  type UseChainHealthReturnType,
  useChainHealth,
  useEndpointChoices,
} from './reads/useChainHealth.ts'
export { type ChainProof, useChainProof } from './reads/useChainProof.ts'
export { useNativeBalance } from './reads/useNativeBalance.ts'
export { type AccountProfile, useProfile } from './reads/useProfile.ts'
export type {
  DeviceSession,
  DeviceSessions,
  MessageRequest,
  SignInAdapter,
} from './sign-in/signInAdapter.ts'
export type { SignInOptions } from './sign-in/signInStore.ts'
export { type UseSignInReturnType, useSignIn } from './sign-in/useSignIn.ts'
export { createSafeStore, type SafeStore } from './storage/createSafeStore.ts'
export { defineTheme, type KitTheme, type ThemeOptions } from './theme/defineTheme.tsx'
export type { Look } from './theme/presets.ts'
export type { SendCallsOptions, SendOptions } from './transactions/send/sendAndRecord.ts'
export {
  type UseTransactionSenderReturnType,
  useTransactionSender,
} from './transactions/send/useTransactionSender.ts'
export type {
  NewTransaction,
  TransactionRecord,
} from './transactions/store/record.ts'
export {
  type AddedTransaction,
  useAddRecentTransaction,
} from './transactions/store/useAddRecentTransaction.ts'
export {
  useAreTransactionsPersisted,
  useClearRecentTransactions,
  useRecentTransactions,
} from './transactions/store/useTransactions.ts'
export { explorerLink } from './transactions/views/explorerLink.ts'
export { sanitizeSentence } from './transactions/views/sanitizeSentence.ts'
export { TransactionMark } from './transactions/views/TransactionMark.tsx'
export type { StatusWords } from './transactions/views/useStatusWords.ts'
export { useStatusWords } from './transactions/views/useStatusWords.ts'
export type { EndpointChoices, OwnEndpoint } from './transport/endpoints/endpointChoices.ts'
export type {
  ChainHealth,
  EndpointFailure,
  EndpointSample,
  EndpointState,
} from './transport/endpoints/endpointState.ts'
export { isEndpointFailing } from './transport/endpoints/endpointState.ts'
export { isLoopbackUrl } from './transport/endpoints/isLoopbackUrl.ts'
export { addOwnEndpoint, removeOwnEndpoint } from './transport/endpoints/ownEndpoints.ts'
export { scoreEndpoints } from './transport/endpoints/rankEndpoints.ts'
export { refreshReads } from './transport/refreshReads.ts'
export { useAnnounce } from './ui/announcer/Announcer.tsx'
export { Avatar, type AvatarProps } from './ui/avatar/Avatar.tsx'
export { Button, type ButtonProps } from './ui/button/Button.tsx'
export { useCopy } from './ui/copy/useCopy.ts'
export { Icon, type IconProps } from './ui/icon/Icon.tsx'
export { Tile, type TileProps } from './ui/icon/Tile.tsx'
export { Skeleton } from './ui/skeleton/Skeleton.tsx'
export { Tag } from './ui/tag/Tag.tsx'
export { VisuallyHidden } from './ui/visually-hidden/VisuallyHidden.tsx'
