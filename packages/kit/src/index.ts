export type { AccountDisplay } from './account/accountDisplay.ts'
export { useWatchAsset } from './account/useWatchAsset.ts'
export type { WatchedAsset } from './account/watchAsset.ts'
export type { ChainCurrency, ChainRecord } from './config/chainRecord.ts'
export { createKitConfig, type KitConfig, type KitConfigOptions } from './config/createKitConfig.ts'
export type { NamesConfig, NamesOptions } from './config/namesConfig.ts'
export type {
  Authentication,
  AuthenticationStatus,
  SignInMode,
  SignInOptions,
} from './config/signIn.ts'
export type {
  DeviceSession,
  DeviceSessions,
  MessageFields,
  MessageRequest,
  SignInAdapter,
  SignInSession,
} from './config/signInAdapter.ts'
export { useKit } from './config/useKit.ts'
export { disconnectAll } from './connectors/disconnectAll.ts'
export { type LazyConnectorOptions, lazyConnector } from './connectors/lazyConnector.ts'
export { useAuthentication } from './connectors/useAuthentication.ts'
export { type Session, type SessionStatus, useSession } from './connectors/useSession.ts'
export type { FoundAccount } from './ens/findAccount.ts'
export { type AccountLookup, type LookupState, useAccountLookup } from './ens/useAccountLookup.ts'
export { type AccountProfile, useProfile } from './ens/useProfile.ts'
export { classifyWalletError, type WalletErrorKind } from './errors/classifyWalletError.ts'
export { KitError } from './errors/KitError.ts'
export { formatBalance, formatExact } from './format/formatBalance.ts'
export { parseChainId } from './format/parseChainId.ts'
export { sameAddress } from './format/sameAddress.ts'
export { sanitizeText } from './format/sanitizeText.ts'
export { shortenAddress } from './format/shortenAddress.ts'
export { shortenName } from './format/shortenName.ts'
export { createTranslator } from './i18n/createTranslator.ts'
export { formatNumber } from './i18n/formatNumber.ts'
export type { Catalogue, Placeholders, Translator } from './i18n/messages.ts'
export { plural } from './i18n/plural.ts'
export { useLocale } from './i18n/useLocale.ts'
export { useText } from './i18n/useText.ts'
export { useTextOf } from './i18n/useTextOf.ts'
export type { ChainDisplay } from './network/chainDisplay.ts'
export { switchNetwork } from './network/switchNetwork.ts'
export type { ChainHealth } from './rpc/chainHealth.ts'
export type { EndpointChoices, OwnEndpoint } from './rpc/endpointChoices.ts'
export type { EndpointFault, EndpointSample, EndpointState } from './rpc/endpointState.ts'
export { isFailing } from './rpc/endpointState.ts'
export { isOnThisMachine } from './rpc/isOnThisMachine.ts'
export { forgetOwnEndpoint, keepOwnEndpoint } from './rpc/ownEndpoints.ts'
export { scoreEndpoints } from './rpc/rankEndpoints.ts'
export { refreshReads } from './rpc/refreshReads.ts'
export { type BalanceEntry, type Balances, useBalances } from './rpc/useBalances.ts'
export { type ChainProof, useChainProof } from './rpc/useChainProof.ts'
export { useNativeBalance } from './rpc/useNativeBalance.ts'
export { type NetworkHealth, useNetworkHealth } from './rpc/useNetworkHealth.ts'
export { ConnectButton, type ConnectButtonProps } from './session/ConnectButton.tsx'
export type {
  ConnectButtonCustomProps,
  ConnectButtonRenderProps,
} from './session/ConnectButtonCustom.tsx'
export { KitProvider, type KitProviderProps } from './session/KitProvider.tsx'
export {
  type ModalControl,
  useAccountModal,
  useChainModal,
  useConnectModal,
  useLearnModal,
} from './session/useModal.ts'
export { type SignInControl, useSignIn } from './session/useSignIn.ts'
export { browserStorage } from './storage/browserStorage.ts'
export { createSafeStore, type SafeStore } from './storage/createSafeStore.ts'
export { explorerLink } from './transactions/explorerLink.ts'
export { chainHashOf, type NewTransaction, type TransactionRecord } from './transactions/record.ts'
export type { StatusWords } from './transactions/statusWords.ts'
export { TransactionMark } from './transactions/TransactionMark.tsx'
export {
  type AddedTransaction,
  useAddRecentTransaction,
} from './transactions/useAddRecentTransaction.ts'
export { useStatusWords } from './transactions/useStatusWords.ts'
export {
  type SendCallsOptions,
  type SendOptions,
  type TransactionSender,
  useTransactionSender,
} from './transactions/useTransactionSender.ts'
export {
  useClearRecentTransactions,
  usePendingTransactions,
  useRecentTransactions,
  useTransactionsPersist,
} from './transactions/useTransactions.ts'
export { useAnnounce } from './ui/announcer/useAnnounce.ts'
export { Avatar, type AvatarProps } from './ui/avatar/Avatar.tsx'
export { Button, type ButtonProps } from './ui/button/Button.tsx'
export { useCopy } from './ui/copy/useCopy.ts'
export { Icon, type IconProps } from './ui/icon/Icon.tsx'
export { safeIcon } from './ui/icon/safeIcon.ts'
export { Tile, type TileProps } from './ui/icon/Tile.tsx'
export { Skeleton } from './ui/skeleton/Skeleton.tsx'
export { Tag } from './ui/tag/Tag.tsx'
export { VisuallyHidden } from './ui/visually-hidden/VisuallyHidden.tsx'
