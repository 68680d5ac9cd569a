import type { Address } from 'viem'
import { NoAccountError } from '../../errors/attempt.ts'
import { ChainNotCoveredError } from '../../errors/connection.ts'
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
import { createPendingRequests } from './pendingRequests.ts'

export interface LinkOptions {
  readonly client: SignClient
  readonly wallet: string
  readonly chainIds: readonly number[]
  readonly extraMethods?: readonly string[] | undefined
  /** Accounts or chain are others now. */
  onChange(accounts: readonly Address[], chainId: number): void
  /** The session has ended, from the wallet's side or because its time is over. */
  onEnd(): void
  /** A pairing link that the visitor may use now. */
  onPairing(pairing: Pairing): void
}

/** The page's side of WalletConnect: at most one session, and the links that may become one. */
export interface WalletConnectSession {
  readonly current: () => LiveSession | undefined
  /** Shows a link and waits until a wallet has approved, refused, or the time is over. */
  connect(chainId?: number): Promise<LiveSession>
  /** Whether there is a session, of this visit or of an earlier one. */
  hasSession(): boolean
  /** Takes up the session of an earlier visit. Undefined when there is none. */
  restore(wanted?: number): LiveSession | undefined
  prepare(): Promise<Pairing>
  /** Asks the wallet. Rejects at once when the session ends. */
  request(args: { readonly method: string; readonly params?: unknown }): Promise<unknown>
  /** Another tab may have ended the session: it is kept only while it is among the stored ones. */
  keepIf(isStored: (topic: string) => boolean): void
  /** Moves to a chain that the session covers; the wallet need not be asked. */
  moveTo(chainId: number): void
  /** Resolves once the session covers the chain; rejects after `timeout` ms. */
  whenCovered(chainId: number, timeout: number): Promise<void>
  /** Ends the session here at once, and in the wallet as soon as it can be reached. */
  end(): Promise<void>
}

/** What the wallet does on the chain that it is asked about, and must not do on another. */
const spends: ReadonlySet<string> = new Set([
  'eth_sendTransaction',
  'eth_signTransaction',
  'wallet_sendCalls',
])

/** How long the wallet may take to be told that a session is over, ms. Then it is forgotten here alone. */
const farewell = 1_500
const reason = { code: 6000, message: 'User disconnected.' }

export function createWalletConnectSession(options: LinkOptions): WalletConnectSession {
  const { client, wallet, chainIds } = options
  const pairings = createPairings({ ...options, onFailed: leaveRelay })
  let live: LiveSession | undefined
  /** Approved, and not yet handed to a caller of `connect`. */
  let unclaimed = false
  const waiting = new Set<(session: LiveSession) => void>()
  const watchers = new Set<() => void>()
  const pending = createPendingRequests()
  let leaving: Promise<unknown> = Promise.resolve()

  /** Keeps no socket open for nothing: the client opens one again when it needs it. */
  function leaveRelay(): void {
    if (live || waiting.size > 0 || pairings.isOpen()) return
    leaving = client.core.relayer.transportClose().catch(() => {})
  }

  function set(next: LiveSession | undefined): void {
    const before = live
    live = next
    for (const watch of [...watchers]) watch()
    if (before && before.topic !== next?.topic) pending.rejectAll()
  }

  /** The wallet's change, told to the page. */
  function follow(next: LiveSession | undefined): void {
    const before = live
    if (!before || next === before) return
    if (next === undefined) {
      set(undefined)
      void bidFarewell(before.topic)
      options.onEnd()
      return
    }
    set(next)
    options.onChange(accountsOf(next), next.chainId)
  }

  function lose(topic: string): void {
    if (live?.topic !== topic) return
    set(undefined)
    options.onEnd()
    leaveRelay()
  }

  client.on('session_delete', ({ topic }) => lose(topic))
  client.on('session_expire', ({ topic }) => lose(topic))
  client.on('session_update', ({ topic, params }) => {
    if (live?.topic === topic) follow(updateSession(live, params.namespaces))
  })
  client.on('session_event', ({ topic, params }) => {
    if (live?.topic !== topic) return
    const { name, data } = params.event
    follow(applySessionEvent(live, { name, data, chainId: params.chainId }))
  })

  /** Tells the wallet, if it can be told in time; here the session is gone in any case. */
  async function bidFarewell(topic: string): Promise<void> {
    const limit = { connector: wallet, operation: 'disconnect', timeout: farewell }
    await withTimeLimit(limit, () => client.disconnect({ topic, reason })).catch(() => {})
    if (client.session.keys.includes(topic)) await client.session.delete(topic, reason)
    leaveRelay()
  }

  /** A wallet has approved: whichever link it took, everyone who waits is answered. */
  function adopt(session: SignSession, wanted: number | undefined): LiveSession {
    const next = beginSession(session, { wanted, chainIds })
    if (next === undefined) {
      void bidFarewell(session.topic)
      throw new NoAccountError({ wallet })
    }
    const before = live
    unclaimed = waiting.size === 0
    set(next)
    if (before && before.topic !== next.topic) void bidFarewell(before.topic)
    for (const claim of [...waiting]) claim(next)
    return next
  }

  /** The newest session that the client has kept. */
  function stored(wanted?: number): LiveSession | undefined {
    const session = client.session.getAll().at(-1)
    return session && beginSession(session, { wanted, chainIds })
  }

  function watchApproval(pairing: Pairing, wanted: number | undefined): Promise<LiveSession> {
    return pairing.session.then((session) =>
      live?.topic === session.topic ? live : adopt(session, wanted),
    )
  }

  return {
    current: () => live,
    async connect(chainId) {
      if (live && unclaimed) {
        unclaimed = false
        return live
      }
      for (const { topic } of client.session.getAll()) void bidFarewell(topic)
      set(undefined)
      let claim: (session: LiveSession) => void = () => {}
      const adopted = new Promise<LiveSession>((resolve) => {
        claim = resolve
      })
      waiting.add(claim)
      try {
        await leaving
        const pairing = await pairings.take(chainId)
        options.onPairing(pairing)
        return await Promise.race([adopted, watchApproval(pairing, chainId)])
      } finally {
        waiting.delete(claim)
        leaveRelay()
      }
    },
    hasSession: () => (live ?? stored()) !== undefined,
    restore(wanted) {
      live ??= stored(wanted)
      leaveRelay()
      return live
    },
    keepIf(isStored) {
      if (!live || isStored(live.topic)) return
      // Not by the client's own `delete`, which would write its list over the other tab's.
      client.session.map.delete(live.topic)
      lose(live.topic)
    },
    async prepare() {
      await leaving
      const pairing = await pairings.prepare()
      // A deep link may be answered before anybody calls `connect`.
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
      const isCovered = () => live?.approved.accounts.has(chainId) === true
      if (isCovered()) return Promise.resolve()
      let stop = () => {}
      const covered = new Promise<void>((resolve) => {
        const watch = () => isCovered() && resolve()
        watchers.add(watch)
        stop = () => watchers.delete(watch)
      })
      const limit = { connector: wallet, operation: 'the new network', timeout }
      return withTimeLimit(limit, () => covered).finally(() => stop())
    },
    async end() {
      const ended = live
      unclaimed = false
      set(undefined)
      if (ended) await bidFarewell(ended.topic)
    },
  }
}
