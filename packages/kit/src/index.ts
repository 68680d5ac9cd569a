export { useAnnounce } from '@foyer/ui/announcer/Announcer.tsx'
export { Avatar } from '@foyer/ui/avatar/Avatar.tsx'
export { Button } from '@foyer/ui/button/Button.tsx'
export { useCopy } from '@foyer/ui/copy/useCopy.ts'
export { KitError } from '@foyer/ui/errors/KitError.ts'
export { formatBalance, formatExact } from '@foyer/ui/format/formatBalance.ts'
export { formatNumber } from '@foyer/ui/format/formatNumber.ts'
export { sanitizeText } from '@foyer/ui/format/sanitizeText.ts'
export { shortenAddress } from '@foyer/ui/format/shorten.ts'
export { createTranslator } from '@foyer/ui/i18n/createTranslator.ts'
export { useLocale } from '@foyer/ui/i18n/I18nContext.ts'
export type { Translator } from '@foyer/ui/i18n/messages.ts'
export { useTextOf } from '@foyer/ui/i18n/useTextOf.ts'
export { Icon } from '@foyer/ui/icon/Icon.tsx'
export { Skeleton } from '@foyer/ui/skeleton/Skeleton.tsx'
export { Tag } from '@foyer/ui/tag/Tag.tsx'
export { defineTheme, type KitTheme, type ThemeOptions } from '@foyer/ui/theme/defineTheme.tsx'
export type { Look } from '@foyer/ui/theme/presets.ts'
export { VisuallyHidden } from '@foyer/ui/visually-hidden/VisuallyHidden.tsx'
export type { AccountDisplay } from './account/accountDisplay.ts'
export { ConnectorIcon, type ConnectorIconProps } from './account/ConnectorIcon.tsx'
export { addConfiguredChain } from './account/chain/addConfiguredChain.ts'
export type { ChainDisplay } from './account/chain/chainDisplay.ts'
export { switchOrAddChain } from './account/chain/switchOrAddChain.ts'
export type { BalanceEntry } from './account/reads/balanceQuery.ts'
export { type UseBalancesReturnType, useBalances } from './account/reads/useBalances.ts'
export { type UseChainHealthReturnType, useChainHealth } from './account/reads/useChainHealth.ts'
export { type ChainProof, useChainProof } from './account/reads/useChainProof.ts'
export { useNativeBalance } from './account/reads/useNativeBalance.ts'
export { useWatchToken } from './account/useWatchToken.ts'
export type { Chain, Chains } from './chains/config/chain.ts'
export { explorerUrl } from './chains/config/explorerUrl.ts'
export type { Kit, SignInMode } from './chains/config/kit.ts'
export type {
  AvatarComponent,
  DisclaimerComponent,
} from './chains/config/ProviderOptionsContext.ts'
export { useLoadKit } from './chains/config/useKit.ts'
export type { FoundAccount } from './chains/ens/findAccount.ts'
export type { NamesOptions } from './chains/ens/namesConfig.ts'
export { useAccountLookup } from './chains/ens/useAccountLookup.ts'
export { refreshReads } from './chains/transport/createQueryClient.ts'
export type {
  ChainHealth,
  EndpointFailure,
  EndpointSample,
  EndpointState,
} from './chains/transport/endpoints/endpointState.ts'
export { isEndpointFailing } from './chains/transport/endpoints/endpointState.ts'
export { scoreEndpoints } from './chains/transport/endpoints/rankEndpoints.ts'
export { classifyWalletError, type WalletErrorKind } from './errors/classifyWalletError.ts'
export { readErrorChain } from './errors/readErrorChain.ts'
export type { KitConfig } from './kit/assembleKit.ts'
export { ConnectButton, type ConnectButtonProps } from './kit/ConnectButton.tsx'
export type { ConnectButtonCustomProps, ConnectButtonRenderProps } from './kit/CustomDisplays.tsx'
export { createHostedKitConfig, type HostedKitConfig } from './kit/createHostedKitConfig.ts'
export { createKitConfig, type KitConfigOptions } from './kit/createKitConfig.ts'
export { KitProvider, type KitProviderProps } from './kit/KitProvider.tsx'
export { KitReady } from './kit/KitReady.tsx'
export { useKit } from './kit/useKit.ts'
export { WalletButton } from './kit/WalletButton.tsx'
export type { WalletButtonRenderProps, WalletButtonStatus } from './kit/walletButtonFor.tsx'
export type {
  DeviceSession,
  DeviceSessions,
  MessageRequest,
  SignInAdapter,
} from './sign-in/signInAdapter.ts'
export type { SignInOptions } from './sign-in/signInStore.ts'
export { useSignIn } from './sign-in/useSignIn.ts'
export type { SendOptions } from './transactions/send/sendAndRecord.ts'
export { useTransactionSender } from './transactions/send/useTransactionSender.ts'
export type { NewTransaction, TransactionRecord } from './transactions/store/record.ts'
export {
  type AddedTransaction,
  useAddRecentTransaction,
  useAreTransactionsPersisted,
  useClearRecentTransactions,
  useRecentTransactions,
} from './transactions/store/useTransactions.ts'
export { explorerLink } from './transactions/views/explorerLink.ts'
export { sanitizeSentence } from './transactions/views/sanitizeSentence.ts'
export { TransactionMark } from './transactions/views/TransactionMark.tsx'
export { useStatusWords } from './transactions/views/useStatusWords.ts'
export type { AuthenticationStatus, SignInSession } from './wallets/connection/authentication.ts'
export { disconnectAll } from './wallets/connection/disconnectAll.ts'
export { useAbsentWallet } from './wallets/connection/useAbsentWallet.ts'
export {
  type ConnectionState,
  type ConnectionStatus,
  useAuthentication,
  useConnectionState,
} from './wallets/connection/useConnectionState.ts'
export { type AccountProfile, useProfile } from './wallets/connection/useProfile.ts'
export { lazyConnector } from './wallets/connectors/lazyConnector.ts'
export type { ConnectStep, FirstStep } from './wallets/modals/ModalsContext.ts'
export {
  useAccountModal,
  useChainModal,
  useConnectModal,
  useLearnModal,
  useReceiveModal,
} from './wallets/modals/useModal.ts'
