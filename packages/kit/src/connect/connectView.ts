import type { WalletGroup, WalletRow } from '../wallets/walletRow.ts'
import type { AttemptState } from './connectAttempt.ts'
import type { ConnectStep } from './steps.ts'

/** What every layout of the connect dialog draws, and the events that it sends. */
export interface ConnectView {
  readonly titleId: string
  readonly step: ConnectStep
  readonly groups: readonly WalletGroup[]
  /** The wallet of the CONNECT step; undefined when it is gone meanwhile. */
  readonly wallet: WalletRow | undefined
  readonly attempt: AttemptState
  readonly canGoBack: boolean
  onBack(): void
  onClose(): void
  onGet(): void
  onLearn(): void
  onSelect(wallet: WalletRow): void
}
