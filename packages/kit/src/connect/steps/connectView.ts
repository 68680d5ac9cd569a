import type { WalletGroup, WalletRow } from '../../wallets/walletRow.ts'
import type { AttemptState } from '../attempt/connectAttempt.ts'
import type { ConnectStep } from './steps.ts'
import type { ConnectLayout } from './useLayout.ts'

/** What every layout of the connect dialog draws, and the events that it sends. */
export interface ConnectView {
  readonly titleId: string
  readonly layout: ConnectLayout
  readonly step: ConnectStep
  readonly groups: readonly WalletGroup[]
  /** The wallet that the step is about; undefined when there is none, or when it is gone meanwhile. */
  readonly wallet: WalletRow | undefined
  readonly attempt: AttemptState
  readonly canGoBack: boolean
  onBack(): void
  onClose(): void
  onGet(): void
  onLearn(): void
  onSelect(wallet: WalletRow): void
  /** Asks the wallet of the step once more. */
  onRetry(): void
  /** Hands the pairing link to an app on this device. */
  onOpen(): void
  /** Shows where a wallet can be had. */
  onGetWallet(wallet: WalletRow): void
  onGetApp(): void
  /** The store of the extension was opened. */
  onExtension(): void
  onContinue(): void
  /** Connects at the end of the instructions. */
  onConnect(): void
}
