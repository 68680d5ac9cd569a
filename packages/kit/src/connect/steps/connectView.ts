import type { ConnectStep } from '../../wallets/modals/ModalsContext.ts'
import type { WalletGroup, WalletRow } from '../../wallets/walletRow.ts'
import { isAnyWallet, isPaired } from '../attempt/appLink.ts'
import type { AttemptState } from '../attempt/connectAttempt.ts'
import type { ConnectLayout } from './useLayout.ts'
import type { ListFilter } from './visibleGroups.ts'

/**
 * An attempt as CONNECT shows it. 'approved': the wallet has approved, and the backend is asked for
 * the session of an earlier visit, since signing in is required.
 */
export type ShownAttempt = AttemptState | { readonly phase: 'approved' }

/** What each layout of the connect dialog draws, and the events it sends. */
export interface ConnectView {
  readonly titleId: string
  readonly layout: ConnectLayout
  readonly step: ConnectStep
  readonly groups: readonly WalletGroup[]
  /** Kept over the steps, so that Back returns to the list as it was. */
  readonly filter: ListFilter
  /** The wallet of the step; undefined if it has none or the wallet has disappeared. */
  readonly wallet: WalletRow | undefined
  readonly attempt: ShownAttempt
  /** How often the visitor has pressed RETRY. */
  readonly retries: number
  readonly canGoBack: boolean
  /** How many steps Back returns through. */
  readonly depth: number
  onBack(): void
  onClose(): void
  onGet(): void
  onLearn(): void
  onFilter(filter: ListFilter): void
  onSelect(wallet: WalletRow): void
  /** Asks the wallet of the step again. */
  onRetry(): void
  /** Hands the pairing link to an app on this device. */
  onOpen(): void
  /** Shows where to get a wallet. */
  onGetWallet(wallet: WalletRow): void
  onGetApp(): void
  /** The store of the extension was opened. */
  onExtension(): void
  onContinue(): void
  /** Connects at the end of the instructions. */
  onConnect(): void
}

/**
 * The QR code to show, whose link is undefined until the relay has answered; undefined on a phone
 * that opens the wallet's app instead.
 */
export function codeToScan(
  wallet: WalletRow,
  attempt: ShownAttempt,
  layout: ConnectLayout,
): Pick<Extract<AttemptState, { phase: 'connecting' }>, 'appMissing' | 'link'> | undefined {
  if (attempt.phase !== 'connecting' || attempt.walletId !== wallet.id) return undefined
  // A wallet that is being paired may announce itself in the meantime.
  const isPairing = isPaired(wallet) || (wallet.installed && attempt.link !== undefined)
  if (!isPairing) return undefined
  const hasApp = !isAnyWallet(wallet) && wallet.definition?.links !== undefined
  return layout === 'phone' && hasApp ? undefined : attempt
}

/** Identifies the content of the step's pane. States of one step share a view. */
export function paneKey({ attempt, layout, step, wallet }: ConnectView): string {
  if (step === 'GET') return step
  if (!wallet || step === 'NONE' || step === 'LEARN_COMPACT') return step
  return `${step} ${wallet.id} ${codeToScan(wallet, attempt, layout) ? 'scan' : ''}`
}

/** Identifies a view; whenever it changes, the new view's heading takes the focus. */
export function viewKey({ attempt, layout, retries, step, wallet }: ConnectView): string {
  if (step !== 'CONNECT' || !wallet) return `${step} ${wallet?.id}`
  const code = codeToScan(wallet, attempt, layout)
  const missing = !code && attempt.phase === 'connecting' && attempt.appMissing
  return `${step} ${wallet.id} ${code ? 'scan' : attempt.phase} ${missing} ${retries}`
}
