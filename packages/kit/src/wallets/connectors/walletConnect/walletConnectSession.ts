import type { Address } from 'viem'
import {
  AttemptAbandonedError,
  ChainNotCoveredError,
  NoAccountError,
} from '../../../errors/connection.ts'
import { withTimeLimit } from '../withTimeLimit.ts'
import {
  accountsOf,
  applySessionEvent,
  beginSession,
  type LiveSession,
  updateSession,
} from './liveSession.ts'
import type { SignClient, SignSession } from './openClient.ts'
import { createPairings, type Pairing } from './pairings.ts'
import { createPendingRequests } from './walletAnswers.ts'
import { walletConnectName as wallet } from './walletConnectOptions.ts'

/** Options of `createWalletConnectSession`. */
export interface WalletConnectSessionOptions {
  readonly client: SignClient
  readonly chainIds: readonly number[]
  readonly extraMethods?: readonly string[] | undefined
  /** Called when the wallet changes the accounts or the chain. */
  onChange(accounts: readonly Address[], chainId: number): void
  /** Called with its topic when the wallet ends the session or it expires. */
  onEnd(topic: string): void
  /** Called with each new pairing link. */
  onPairing(pairing: Pairing): void
}

/** The page's side of WalletConnect: at most one session, and its pairing links. */
export interface WalletConnectSession {
  readonly current: () => LiveSession | undefined
  /** Creates a link and waits until a wallet approves or refuses it, or it expires. */
  connect(chainId?: number): Promise<LiveSession>
  /** Whether there is a session, also one of an earlier visit. Without one, closes the socket. */
  hasSession(): boolean
  /** Restores the session of an earlier visit. Undefined if there is none. */
  restore(wanted?: number): LiveSession | undefined
  prepare(): Promise<Pairing>
  /** Sends a request to the wallet. Rejects at once when the session ends. */
  request(args: { readonly method: string; readonly params?: unknown }): Promise<unknown>
  /** Drops the session if it is no longer stored, since another tab has ended it. */
  dropUnless(isStored: (topic: string) => boolean): void
  /** Switches to a chain that the session covers, without a prompt. */
  moveTo(chainId: number): void
  /**
   * Resolves when the session covers the chain.
   *
   * @throws ConnectorTimeoutError after `timeout` ms.
   */
  whenCovered(chainId: number, timeout: number): Promise<void>
  /** Ends the session here at once, and notifies the wallet if the relay can be reached. */
  end(): Promise<void>
}

/**
 * Methods that must not fall back to another chain when the session does not cover the current one.
 */
const spends: ReadonlySet<string> = new Set([
  'eth_sendTransaction',
  'eth_signTransaction',
  'wallet_sendCalls',
])

/** Time limit for telling the wallet that a session has ended, in ms. */
const disconnectTimeout = 1_500
const reason = { code: 6000, message: 'User disconnected.' }

export function createWalletConnectSession(
  options: WalletConnectSessionOptions,
): WalletConnectSession {
  const { client, chainIds } = options
  const pairings = createPairings({ ...options, onFailed: closeRelay })
  let live: LiveSession | undefined
  /** Whether the session is approved but not yet returned by `connect`. */
  let unclaimed = false
  /** The chains that waiting `connect` calls want, by what resolves them. */
  const waiting = new Map<(session: LiveSession) => void, number | undefined>()
  /** The links that `connect` has used. */
  const shown = new WeakSet<Pairing>()
  const watchers = new Set<() => void>()
  const pending = createPendingRequests()
  let leaving: Promise<unknown> = Promise.resolve()

  /** Closes the socket when it is not needed. The client reopens it on demand. */
  function closeRelay(): void {
    if (live || waiting.size > 0 || pairings.isOpen()) return
    leaving = client.core.relayer.transportClose().catch(() => {})
  }

  /**
   * Closes the socket that the client opens when it starts: it ignores a close until it is open.
   */
  async function closeOnceOpen(): Promise<void> {
    const { relayer } = client.core
    if (relayer.transportExplicitlyClosed) return
    if (!relayer.connected) await relayer.transportOpen().catch(() => {})
    closeRelay()
  }

  function set(next: LiveSession | undefined): void {
    const before = live
    live = next
    for (const watch of [...watchers]) watch()
    if (before && before.topic !== next?.topic) pending.rejectAll()
  }

  /** Applies the wallet's change and notifies the page. */
  function follow(next: LiveSession | undefined): void {
    const before = live
    if (!before || next === before) return
    if (next === undefined) {
      set(undefined)
      void disconnectSession(before.topic)
      options.onEnd(before.topic)
      return
    }
    set(next)
    options.onChange(accountsOf(next), next.chainId)
  }

  function dropSession(topic: string): void {
    if (live?.topic !== topic) return
    set(undefined)
    options.onEnd(topic)
    closeRelay()
  }

  client.on('session_delete', ({ topic }) => dropSession(topic))
  client.on('session_expire', ({ topic }) => dropSession(topic))
  client.on('session_update', ({ topic, params }) => {
    if (live?.topic === topic) follow(updateSession(live, params.namespaces))
  })
  client.on('session_event', ({ topic, params }) => {
    if (live?.topic !== topic) return
    const { name, data } = params.event
    follow(applySessionEvent(live, { name, data, chainId: params.chainId }))
  })

  /** Notifies the wallet, within the time limit, then deletes the session here in any case. */
  async function disconnectSession(topic: string): Promise<void> {
    const limit = { connector: wallet, operation: 'disconnect', timeout: disconnectTimeout }
    await withTimeLimit(limit, () => client.disconnect({ topic, reason })).catch(() => {})
    if (client.session.keys.includes(topic)) await client.session.delete(topic, reason)
    closeRelay()
  }

  /**
   * Takes over an approved session, from any link, and resolves all waiting `connect` calls. Ends
   * the session of a link that was shown for a `connect` call when none is waiting any more.
   */
  function adopt(session: SignSession, wanted: number | undefined, isShown: boolean): LiveSession {
    // A prepared link was made before `connect` named a chain.
    const newest = [...waiting.values()].at(-1)
    const next = beginSession(session, { wanted: wanted ?? newest, chainIds })
    const isLate = isShown && waiting.size === 0
    if (next === undefined || isLate) {
      void disconnectSession(session.topic)
      throw isLate ? new AttemptAbandonedError({ wallet }) : new NoAccountError({ wallet })
    }
    const before = live
    unclaimed = waiting.size === 0
    set(next)
    if (before && before.topic !== next.topic) void disconnectSession(before.topic)
    for (const claim of [...waiting.keys()]) claim(next)
    return next
  }

  /** The newest session that the client has stored. */
  function stored(wanted?: number): LiveSession | undefined {
    const session = client.session.getAll().at(-1)
    return session && beginSession(session, { wanted, chainIds })
  }

  function watchApproval(pairing: Pairing, wanted: number | undefined): Promise<LiveSession> {
    return pairing.session.then((session) =>
      live?.topic === session.topic ? live : adopt(session, wanted, shown.has(pairing)),
    )
  }

  return {
    current: () => live,
    async connect(chainId) {
      if (live && unclaimed) {
        unclaimed = false
        const isCovered = chainId !== undefined && live.approved.accounts.has(chainId)
        if (isCovered) live = { ...live, chainId }
        return live
      }
      for (const { topic } of client.session.getAll()) void disconnectSession(topic)
      set(undefined)
      let claim: (session: LiveSession) => void = () => {}
      const adopted = new Promise<LiveSession>((resolve) => {
        claim = resolve
      })
      waiting.set(claim, chainId)
      try {
        await leaving
        const pairing = await pairings.take(chainId)
        shown.add(pairing)
        options.onPairing(pairing)
        return await Promise.race([adopted, watchApproval(pairing, chainId)])
      } finally {
        waiting.delete(claim)
        closeRelay()
      }
    },
    hasSession() {
      const has = (live ?? stored()) !== undefined
      if (!has) void closeOnceOpen()
      return has
    },
    restore(wanted) {
      live ??= stored(wanted)
      closeRelay()
      return live
    },
    dropUnless(isStored) {
      if (!live || isStored(live.topic)) return
      // The client's own `delete` would overwrite the other tab's list.
      client.session.map.delete(live.topic)
      dropSession(live.topic)
    },
    async prepare() {
      await leaving
      const pairing = await pairings.prepare()
      // A deep link may be approved before `connect` is called.
      watchApproval(pairing, undefined).catch(() => {})
      return pairing
    },
    async request({ method, params }) {
      const session = live
      if (!session) throw Object.assign(new Error('No wallet is connected.'), { code: 4900 })
      const { approved, chainId, topic } = session
      const [first] = approved.accounts.keys()
      const isCovered = approved.accounts.has(chainId)
      if (!isCovered && spends.has(method)) throw new ChainNotCoveredError({ wallet, chainId })
      const about = isCovered ? chainId : first
      return pending.add(
        client.request({
          topic,
          chainId: `eip155:${about}`,
          request: { method, params: params ?? [] },
        }),
      )
    },
    moveTo(chainId) {
      if (live && live.chainId !== chainId) follow({ ...live, chainId })
    },
    whenCovered(chainId, timeout) {
      let watch = () => {}
      const covered = new Promise<void>((resolve) => {
        watch = () => {
          if (live?.approved.accounts.has(chainId)) resolve()
        }
      })
      watch()
      watchers.add(watch)
      const limit = { connector: wallet, operation: 'the new network', timeout }
      return withTimeLimit(limit, () => covered).finally(() => watchers.delete(watch))
    },
    async end() {
      const ended = live
      unclaimed = false
      set(undefined)
      if (ended) await disconnectSession(ended.topic)
    },
  }
}
