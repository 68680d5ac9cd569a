import { yieldToOverlays } from '@foyer/ui/overlays/yieldToOverlays.ts'
import { createObservable } from '@foyer/ui/utils/createObservable.ts'
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
import type { ConnectOffer } from '../../wallets/connectors/injected/connectInjected.ts'
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
  /** The current offer of a message to sign with the same prompt. */
  offer?(): ConnectOffer | undefined
}

/** Minimum time between two requests, in ms, so that a double click sends only one. */
const remindAfter = 1_000

const idle: AttemptState = { phase: 'idle' }

/** Runs one connection attempt at a time. */
export function createConnectAttempts(wagmi: Config, listeners: AttemptListeners): ConnectAttempts {
  const state = createObservable<AttemptState>(idle)
  let latest = 0

  let stopYielding: (() => void) | undefined
  state.subscribe(() => {
    const shown = state.get()
    const isWaiting =
      shown.phase === 'connecting' || (shown.phase === 'failed' && shown.kind === 'pending')
    if (isWaiting) {
      stopYielding ??= yieldToOverlays()
    } else {
      stopYielding?.()
      stopYielding = undefined
    }
  })

  // The wallet of `state`; not meaningful while that is idle.
  let current: AttemptWallet | undefined

  function isAbout({ connector }: AttemptWallet): boolean {
    return state.get().phase !== 'idle' && current?.connector.uid === connector.uid
  }

  /** When the wallet of the attempt was last asked, ms since the page was opened. */
  let lastAsked = 0

  // Stops waiting for an earlier request that is still pending.
  let stopWaiting = () => {}

  // Whether the wallet has approved the latest attempt.
  let isApproved = false

  // Sends the reminder of the latest attempt.
  let sendReminder = async () => {}

  function finish(connector: Connector, already = false) {
    // Wallets that share a connector are answered together; the answer counts once, for the last
    // one picked. `state` may be idle already, if the dialog closed on the connection.
    const picked = current
    if (picked?.connector.uid !== connector.uid) return
    current = undefined
    latest += 1
    state.set(idle)
    listeners.onConnected(picked.id)
    picked.onConnected?.()
    if (already) picked.onAlreadyConnected?.()
  }

  /** The status without an attempt. A wallet that was connected before still is. */
  function endStatus() {
    setStatus(wagmi, (x) => (x.current ? 'connected' : 'disconnected'))
  }

  async function start(wallet: AttemptWallet) {
    const { chainId, connector, id: walletId } = wallet
    const before = state.get()
    if (before.phase === 'connecting' && before.walletId === walletId) return
    stopWaiting()
    latest += 1
    const attempt = latest
    current = wallet
    lastAsked = performance.now()
    // The first request's answer still counts if the visitor came back to the same wallet, or to
    // another one with the same connector.
    const isWanted = () => attempt === latest || isAbout(wallet)
    let hasShared = false
    isApproved = false
    const onShared = () => {
      hasShared = true
      if (attempt === latest) isApproved = true
    }
    let hasRevoked = false
    const onRevoked = (isKept: boolean) => {
      // One approval may have answered a reminder too.
      if (!hasRevoked) wallet.onRevoked?.(isKept)
      hasRevoked = true
    }
    state.set({ phase: 'connecting', walletId, link: undefined, appMissing: false })
    const stopLinks = watchPairingLink(connector, (link) => {
      const shown = state.get()
      if (attempt === latest && shown.phase === 'connecting') state.set({ ...shown, link })
    })

    async function ask(parameters: Pick<ConnectWalletOptions, 'isReconnecting' | 'offer'>) {
      if (connector.uid === wagmi.state.current) return finish(connector, true)
      if (attempt === latest) setStatus(wagmi, 'connecting')
      try {
        const options = { ...parameters, chainId, connector, isWanted, onRevoked, onShared }
        await connectWallet(wagmi, options)
        finish(connector)
        stopWaiting()
      } catch (error) {
        fail(error)
      }
    }

    function fail(error: unknown) {
      const shown = state.get()
      const kind = connectErrorKind(error)
      if (attempt !== latest) {
        // The visitor came back to the wallet, which refuses the request that the new attempt
        // waits for.
        const isAwaited = shown.phase === 'failed' && shown.kind === 'pending' && isAbout(wallet)
        if (!isAwaited || kind === 'pending') {
          // The visitor has left since the wallet approved.
          if (hasShared && !isAbout(wallet)) void revokeApproval(wagmi, { connector, onRevoked })
          return
        }
      }
      stopWaiting()
      if (attempt === latest) endStatus()
      const failed: FailedAttempt = {
        phase: 'failed',
        walletId,
        kind,
        reason: knownReason(error),
        said: walletWords(error),
        shared: hasShared,
      }
      state.set(failed)
      if (hasShared) void revokeShared(failed)
      hasShared = false
      if (kind !== 'pending') return
      stopWaiting = waitForPendingRequest(connector, () => void ask(answered))
    }

    /** The connection did not come about, so neither should the permission. */
    async function revokeShared(failed: FailedAttempt) {
      const kept = (await revokePermission(connector)) === 'kept'
      if (kept && state.get() === failed) state.set({ ...failed, kept })
    }

    // Once the wallet shares its accounts, it is not asked again.
    const answered = { isReconnecting: true }

    sendReminder = async () => {
      // Not awaited, so that the reminder is sent at once. A wallet that already shares accounts
      // answers it without a prompt.
      const isShared = connector.getAccounts().then(hasAccounts, () => false)
      const accounts = await requestAccounts(connector)
      if (!hasAccounts(accounts) || (await isShared)) return
      if (isWanted()) return await ask(answered)
      // Unlocking the last used wallet answers it too, with a permission older than the attempt.
      if ((await lastConnectorId(wagmi.storage)) === connector.id) return
      await revokeApproval(wagmi, { connector, onRevoked })
    }

    await ask({ offer: listeners.offer?.() })
    stopLinks()
  }

  function abandon(only?: AttemptWallet) {
    const isIdle = state.get().phase === 'idle'
    if (only && (only !== current || isIdle)) return
    stopWaiting()
    latest += 1
    state.set(idle)
    // wagmi would stay at 'connecting' until the wallet answers, which may be never. Without an
    // attempt, it is reconnecting.
    if (!isIdle && wagmi.state.status === 'connecting') {
      endStatus()
    }
  }

  return {
    getState: state.get,
    subscribe: state.subscribe,
    start,
    abandon,
    remind() {
      if (state.get().phase !== 'connecting' || !current || !isInjected(current.connector)) return
      const now = performance.now()
      if (now - lastAsked < remindAfter) return
      lastAsked = now
      if (isApproved) {
        const wallet = current
        abandon()
        void start(wallet)
        return
      }
      sendReminder().catch(() => {
        // The wallet refused it, as it does if it shows one request at a time.
      })
    },
    missApp() {
      const shown = state.get()
      if (shown.phase === 'connecting') state.set({ ...shown, appMissing: true })
    },
  }
}

function hasAccounts(accounts: unknown): boolean {
  return Array.isArray(accounts) && accounts.length > 0
}

async function requestAccounts(connector: Connector): Promise<unknown> {
  return requestOf(await connector.getProvider())({ method: 'eth_requestAccounts' })
}
