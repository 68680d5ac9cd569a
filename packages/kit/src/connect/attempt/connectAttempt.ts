import { yieldToOverlays } from '@foyer/ui/overlays/yieldToOverlays.ts'
import { createObservable, type Observable } from '@foyer/ui/utils/createObservable.ts'
import type { Config, Connector } from 'wagmi'
import { lastConnectorId } from '../../chains/config/lastConnector.ts'
import { requestOf } from '../../chains/transport/requestOf.ts'
import type { WalletErrorKind } from '../../errors/classifyWalletError.ts'
import { walletWords } from '../../errors/walletWords.ts'
import {
  type ConnectWalletOptions,
  connectWallet,
  revokeApproval,
} from '../../wallets/connection/connectWallet.ts'
import { revokePermission } from '../../wallets/connection/revokePermission.ts'
import { isInjected } from '../../wallets/connectors/injected/isInjected.ts'
import { setStatus } from '../../wallets/wagmi.ts'
import { connectErrorKind, type KnownReason, knownReason } from './failureText.ts'
import { type PairingLink, watchPairingLink } from './pairingLink.ts'
import { waitForPendingRequest } from './pendingRequest.ts'

type FailedAttempt = Extract<AttemptState, { readonly phase: 'failed' }>

export type AttemptState =
  | { readonly phase: 'idle' }
  | {
      readonly phase: 'connecting'
      readonly walletId: string
      /** The link to scan or open, once the connector has created it. */
      readonly link: PairingLink | undefined
      /** The wallet's app did not open and may not be installed. */
      readonly appMissing: boolean
    }
  | {
      readonly phase: 'failed'
      readonly walletId: string
      readonly kind: WalletErrorKind
      /** Why it failed before the wallet answered. */
      readonly reason?: KnownReason | undefined
      /** The message of the wallet or its connector, sanitized; '' without one. */
      readonly said: string
      /** The wallet had shared its accounts, and was asked to take the permission back. */
      readonly shared: boolean
      /** It shares them still. */
      readonly kept?: boolean | undefined
    }

/** A wallet of the list and its connector, which several wallets can share. */
export interface AttemptWallet {
  readonly id: string
  readonly connector: Connector
  /** Chain to ask the wallet for. Default: the wallet's own. */
  readonly chainId?: number | undefined
  /** It was the wallet picked last, and is connected. */
  onConnected?(): void
  /** It was connected before, so no connection change will close the dialog. */
  onAlreadyConnected?(): void
  /**
   * An approval that arrived after the visitor cancelled was revoked in the wallet, or the wallet
   * keeps it.
   */
  onRevoked?(isKept: boolean): void
}

export interface ConnectAttempts {
  getState(): AttemptState
  subscribe(listener: () => void): () => void
  /** Asks the wallet, abandoning any earlier attempt. Never rejects; see the state. */
  start(wallet: AttemptWallet): Promise<void>
  /**
   * Abandons the attempt. A late answer changes nothing; a late approval is revoked. With `only`,
   * the object that was passed to `start`, abandons no other attempt.
   */
  abandon(only?: AttemptWallet): void
  /**
   * Sends another request, at which many wallets bring their window to the front. The attempt keeps
   * waiting for the first one; an approval of either one counts. Accounts that the wallet already
   * shares are not an approval. A wallet that has approved, and answers nothing since, is asked
   * again from the start.
   */
  remind(): void
  /** The wallet's app was opened, but the page is still in front. */
  missApp(): void
}

export interface AttemptListeners {
  onConnected(walletId: string): void
}

/** Minimum time between two requests, in ms, so that a double click sends only one. */
const remindAfter = 1_000

const idle: AttemptState = { phase: 'idle' }

/** An attempt, until its wallet has answered, which may be after the visitor has left. */
interface Attempt {
  readonly wallet: AttemptWallet
  /** When the wallet was last asked, in ms since the page was opened. */
  askedAt: number
  /** The wallet has shared its accounts. */
  hasShared: boolean
  /** It was said that an approval came too late. One may have answered a reminder too. */
  hasRevoked: boolean
}

/** What the steps of all attempts share. */
interface Run {
  readonly wagmi: Config
  readonly listeners: AttemptListeners
  readonly state: Observable<AttemptState>
  /** Undefined once it has connected or was abandoned. */
  latest: Attempt | undefined
  /** The wallet picked last, until it has connected. */
  picked: AttemptWallet | undefined
  /** Stops waiting for an earlier request that is still pending. */
  stopWaiting: () => void
}

/** Once the wallet shares its accounts, it is not asked again. */
const answered = { isReconnecting: true }

/** Runs one connection attempt at a time. */
export function createConnectAttempts(wagmi: Config, listeners: AttemptListeners): ConnectAttempts {
  const state = createObservable<AttemptState>(idle)
  const run: Run = {
    wagmi,
    listeners,
    state,
    latest: undefined,
    picked: undefined,
    stopWaiting: () => {},
  }
  yieldWhileWaiting(state)
  return {
    getState: state.get,
    subscribe: state.subscribe,
    start: (wallet) => start(run, wallet),
    abandon: (only) => abandon(run, only),
    remind: () => remind(run),
    missApp() {
      const shown = state.get()
      if (shown.phase === 'connecting') state.set({ ...shown, appMissing: true })
    },
  }
}

/** What the wallet draws into the page can be used while it is waited for. */
function yieldWhileWaiting(state: Observable<AttemptState>): void {
  let stop: (() => void) | undefined
  state.subscribe(() => {
    const shown = state.get()
    if (shown.phase === 'connecting' || (shown.phase === 'failed' && shown.kind === 'pending')) {
      stop ??= yieldToOverlays()
    } else {
      stop?.()
      stop = undefined
    }
  })
}

/** Whether the attempt that is shown is with this wallet, or another one of its connector. */
function isAbout({ picked, state }: Run, { connector }: AttemptWallet): boolean {
  return state.get().phase !== 'idle' && picked?.connector.uid === connector.uid
}

/**
 * The first request's answer still counts if the visitor came back to the same wallet, or to
 * another one with the same connector.
 */
function isWanted(run: Run, attempt: Attempt): boolean {
  return attempt === run.latest || isAbout(run, attempt.wallet)
}

async function start(run: Run, wallet: AttemptWallet): Promise<void> {
  const { state } = run
  const before = state.get()
  if (before.phase === 'connecting' && before.walletId === wallet.id) return
  run.stopWaiting()
  const attempt: Attempt = {
    wallet,
    askedAt: performance.now(),
    hasShared: false,
    hasRevoked: false,
  }
  run.latest = attempt
  run.picked = wallet
  state.set({ phase: 'connecting', walletId: wallet.id, link: undefined, appMissing: false })
  const stopLinks = watchPairingLink(wallet.connector, (link) => {
    const shown = state.get()
    if (attempt === run.latest && shown.phase === 'connecting') state.set({ ...shown, link })
  })
  await ask(run, attempt, {})
  stopLinks()
}

async function ask(
  run: Run,
  attempt: Attempt,
  parameters: Pick<ConnectWalletOptions, 'isReconnecting'>,
): Promise<void> {
  const { wagmi } = run
  const { chainId, connector } = attempt.wallet
  if (connector.uid === wagmi.state.current) return finish(run, connector, true)
  if (attempt === run.latest) setStatus(wagmi, 'connecting')
  try {
    await connectWallet(wagmi, {
      ...parameters,
      chainId,
      connector,
      isWanted: () => isWanted(run, attempt),
      onRevoked: (isKept) => sayRevoked(attempt, isKept),
      onShared() {
        attempt.hasShared = true
      },
    })
    finish(run, connector)
    run.stopWaiting()
  } catch (error) {
    fail(run, attempt, error)
  }
}

/**
 * Wallets that share a connector are answered together; the answer counts once, for the last one
 * picked. The state may be idle already, if the dialog closed on the connection.
 */
function finish(run: Run, connector: Connector, already = false): void {
  const { picked } = run
  if (picked?.connector.uid !== connector.uid) return
  run.picked = undefined
  run.latest = undefined
  run.state.set(idle)
  run.listeners.onConnected(picked.id)
  picked.onConnected?.()
  if (already) picked.onAlreadyConnected?.()
}

function fail(run: Run, attempt: Attempt, error: unknown): void {
  const { state, wagmi } = run
  const { connector, id: walletId } = attempt.wallet
  const kind = connectErrorKind(error)
  if (attempt === run.latest) endStatus(wagmi)
  else if (kind === 'pending' || !isAwaited(run, attempt)) {
    // The visitor has left since the wallet approved.
    if (attempt.hasShared && !isAbout(run, attempt.wallet)) void revoke(run, attempt)
    return
  }
  run.stopWaiting()
  const failed: FailedAttempt = {
    phase: 'failed',
    walletId,
    kind,
    reason: knownReason(error),
    said: walletWords(error),
    shared: attempt.hasShared,
  }
  state.set(failed)
  if (attempt.hasShared) void revokeShared(run, connector, failed)
  attempt.hasShared = false
  if (kind !== 'pending') return
  run.stopWaiting = waitForPendingRequest(connector, () => void ask(run, attempt, answered))
}

/**
 * Whether the visitor came back to the wallet, and the new attempt waits for the request of this
 * one.
 */
function isAwaited(run: Run, { wallet }: Attempt): boolean {
  const shown = run.state.get()
  return shown.phase === 'failed' && shown.kind === 'pending' && isAbout(run, wallet)
}

/** The connection did not come about, so neither should the permission. */
async function revokeShared({ state }: Run, connector: Connector, failed: FailedAttempt) {
  const kept = (await revokePermission(connector)) === 'kept'
  if (kept && state.get() === failed) state.set({ ...failed, kept })
}

function revoke({ wagmi }: Run, attempt: Attempt): Promise<void> {
  const { connector } = attempt.wallet
  return revokeApproval(wagmi, { connector, onRevoked: (isKept) => sayRevoked(attempt, isKept) })
}

function sayRevoked(attempt: Attempt, isKept: boolean): void {
  if (!attempt.hasRevoked) attempt.wallet.onRevoked?.(isKept)
  attempt.hasRevoked = true
}

function abandon(run: Run, only?: AttemptWallet): void {
  const { state, wagmi } = run
  const isIdle = state.get().phase === 'idle'
  if (only && (only !== run.picked || isIdle)) return
  run.stopWaiting()
  run.latest = undefined
  state.set(idle)
  // wagmi would stay at 'connecting' until the wallet answers, which may be never. Without an
  // attempt, it is reconnecting.
  if (!isIdle && wagmi.state.status === 'connecting') endStatus(wagmi)
}

/** The status without an attempt. A wallet that was connected before still is. */
function endStatus(wagmi: Config): void {
  setStatus(wagmi, (x) => (x.current ? 'connected' : 'disconnected'))
}

function remind(run: Run): void {
  const { latest } = run
  if (run.state.get().phase !== 'connecting' || !latest) return
  if (!isInjected(latest.wallet.connector)) return
  const now = performance.now()
  if (now - latest.askedAt < remindAfter) return
  latest.askedAt = now
  if (latest.hasShared) {
    abandon(run)
    void start(run, latest.wallet)
    return
  }
  sendReminder(run, latest).catch(() => {
    // The wallet refused it, as it does if it shows one request at a time.
  })
}

async function sendReminder(run: Run, attempt: Attempt): Promise<void> {
  const { wagmi } = run
  const { connector } = attempt.wallet
  // Not awaited, so that the reminder is sent at once. A wallet that already shares accounts
  // answers it without a prompt.
  const isShared = connector.getAccounts().then(hasAccounts, () => false)
  const accounts = await requestAccounts(connector)
  if (!hasAccounts(accounts) || (await isShared)) return
  if (isWanted(run, attempt)) return await ask(run, attempt, answered)
  // Unlocking the last used wallet answers it too, with a permission older than the attempt.
  if ((await lastConnectorId(wagmi.storage)) === connector.id) return
  await revoke(run, attempt)
}

function hasAccounts(accounts: unknown): boolean {
  return Array.isArray(accounts) && accounts.length > 0
}

async function requestAccounts(connector: Connector): Promise<unknown> {
  return requestOf(await connector.getProvider())({ method: 'eth_requestAccounts' })
}
