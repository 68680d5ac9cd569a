import type { Address } from 'viem'
import type { RpcCall } from '../../../chains/transport/endpoints/endpoint.ts'
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
  request(call: RpcCall): Promise<unknown>
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

/** Methods that must not fall back to another chain if the session lacks the current one. */
const spends: ReadonlySet<string> = new Set([
  'eth_sendTransaction',
  'eth_signTransaction',
  'wallet_sendCalls',
])

/** Time limit for telling the wallet that a session has ended, in ms. */
const disconnectTimeout = 1_500
const reason = { code: 6000, message: 'User disconnected.' }

/** What the steps of a session share. */
interface Run extends WalletConnectSessionOptions {
  readonly pairings: ReturnType<typeof createPairings>
  readonly pending: ReturnType<typeof createPendingRequests>
  /** The chains that waiting `connect` calls want, by what resolves them. */
  readonly waiting: Map<(session: LiveSession) => void, number | undefined>
  /** The links that `connect` has used. */
  readonly shown: WeakSet<Pairing>
  readonly watchers: Set<() => void>
  live: LiveSession | undefined
  /** Whether the session is approved but not yet returned by `connect`. */
  unclaimed: boolean
  leaving: Promise<unknown>
}

export function createWalletConnectSession(
  options: WalletConnectSessionOptions,
): WalletConnectSession {
  const run: Run = {
    ...options,
    pairings: createPairings({ ...options, onFailed: () => closeRelay(run) }),
    pending: createPendingRequests(),
    waiting: new Map(),
    shown: new WeakSet(),
    watchers: new Set(),
    live: undefined,
    unclaimed: false,
    leaving: Promise.resolve(),
  }
  const { client } = options
  client.on('session_delete', ({ topic }) => dropSession(run, topic))
  client.on('session_expire', ({ topic }) => dropSession(run, topic))
  client.on('session_update', ({ topic, params }) => {
    if (run.live?.topic === topic) follow(run, updateSession(run.live, params.namespaces))
  })
  client.on('session_event', ({ topic, params }) => {
    if (run.live?.topic !== topic) return
    const { name, data } = params.event
    follow(run, applySessionEvent(run.live, { name, data, chainId: params.chainId }))
  })
  return {
    current: () => run.live,
    connect: (chainId) => connect(run, chainId),
    hasSession() {
      const has = (run.live ?? stored(run)) !== undefined
      if (!has) void closeOnceOpen(run)
      return has
    },
    restore(wanted) {
      run.live ??= stored(run, wanted)
      closeRelay(run)
      return run.live
    },
    dropUnless(isStored) {
      if (!run.live || isStored(run.live.topic)) return
      // The client's own `delete` would overwrite the other tab's list.
      client.session.map.delete(run.live.topic)
      dropSession(run, run.live.topic)
    },
    async prepare() {
      await run.leaving
      const pairing = await run.pairings.prepare()
      // A deep link may be approved before `connect` is called.
      watchApproval(run, pairing, undefined).catch(() => {})
      return pairing
    },
    request: (call) => request(run, call),
    moveTo(chainId) {
      if (run.live && run.live.chainId !== chainId) follow(run, { ...run.live, chainId })
    },
    whenCovered: (chainId, timeout) => whenCovered(run, chainId, timeout),
    async end() {
      const ended = run.live
      run.unclaimed = false
      set(run, undefined)
      if (ended) await disconnectSession(run, ended.topic)
    },
  }
}

/** Closes the socket when it is not needed. The client reopens it on demand. */
function closeRelay(run: Run): void {
  if (run.live || run.waiting.size > 0 || run.pairings.isOpen()) return
  run.leaving = run.client.core.relayer.transportClose().catch(() => {})
}

/** Closes the socket that the client opens when it starts: it ignores a close until it is open. */
async function closeOnceOpen(run: Run): Promise<void> {
  const { relayer } = run.client.core
  if (relayer.transportExplicitlyClosed) return
  if (!relayer.connected) await relayer.transportOpen().catch(() => {})
  closeRelay(run)
}

function set(run: Run, next: LiveSession | undefined): void {
  const before = run.live
  run.live = next
  for (const watch of [...run.watchers]) watch()
  if (before && before.topic !== next?.topic) run.pending.rejectAll()
}

/** Applies the wallet's change and notifies the page. */
function follow(run: Run, next: LiveSession | undefined): void {
  const before = run.live
  if (!before || next === before) return
  if (next === undefined) {
    set(run, undefined)
    void disconnectSession(run, before.topic)
    run.onEnd(before.topic)
    return
  }
  set(run, next)
  run.onChange(accountsOf(next), next.chainId)
}

function dropSession(run: Run, topic: string): void {
  if (run.live?.topic !== topic) return
  set(run, undefined)
  run.onEnd(topic)
  closeRelay(run)
}

/** Notifies the wallet, within the time limit, then deletes the session here in any case. */
async function disconnectSession(run: Run, topic: string): Promise<void> {
  const { client } = run
  const limit = { connector: wallet, operation: 'disconnect', timeout: disconnectTimeout }
  await withTimeLimit(limit, () => client.disconnect({ topic, reason })).catch(() => {})
  if (client.session.keys.includes(topic)) await client.session.delete(topic, reason)
  closeRelay(run)
}

async function connect(run: Run, chainId: number | undefined): Promise<LiveSession> {
  const { client, live, pairings, shown, waiting } = run
  if (live && run.unclaimed) {
    run.unclaimed = false
    const isCovered = chainId !== undefined && live.approved.accounts.has(chainId)
    run.live = isCovered ? { ...live, chainId } : live
    return run.live
  }
  for (const { topic } of client.session.getAll()) void disconnectSession(run, topic)
  set(run, undefined)
  let claim: (session: LiveSession) => void = () => {}
  const adopted = new Promise<LiveSession>((resolve) => {
    claim = resolve
  })
  waiting.set(claim, chainId)
  try {
    await run.leaving
    const pairing = await pairings.take(chainId)
    shown.add(pairing)
    run.onPairing(pairing)
    return await Promise.race([adopted, watchApproval(run, pairing, chainId)])
  } finally {
    waiting.delete(claim)
    closeRelay(run)
  }
}

/**
 * Takes over an approved session, from any link, and resolves all waiting `connect` calls. Ends the
 * session of a link that was shown for a `connect` call when none is waiting any more.
 */
function adopt(run: Run, session: SignSession, wanted: number | undefined, isShown: boolean) {
  const { chainIds, live: before, waiting } = run
  // A prepared link was made before `connect` named a chain.
  const newest = [...waiting.values()].at(-1)
  const next = beginSession(session, { wanted: wanted ?? newest, chainIds })
  const isLate = isShown && waiting.size === 0
  if (next === undefined || isLate) {
    void disconnectSession(run, session.topic)
    throw isLate ? new AttemptAbandonedError({ wallet }) : new NoAccountError({ wallet })
  }
  run.unclaimed = waiting.size === 0
  set(run, next)
  if (before && before.topic !== next.topic) void disconnectSession(run, before.topic)
  for (const claim of [...waiting.keys()]) claim(next)
  return next
}

/** The newest session that the client has stored. */
function stored({ chainIds, client }: Run, wanted?: number): LiveSession | undefined {
  const session = client.session.getAll().at(-1)
  return session && beginSession(session, { wanted, chainIds })
}

async function watchApproval(run: Run, pairing: Pairing, wanted: number | undefined) {
  const session = await pairing.session
  return run.live?.topic === session.topic
    ? run.live
    : adopt(run, session, wanted, run.shown.has(pairing))
}

async function request({ client, live, pending }: Run, call: RpcCall): Promise<unknown> {
  if (!live) throw Object.assign(new Error('No wallet is connected.'), { code: 4900 })
  const { approved, chainId, topic } = live
  const { method, params } = call
  const [first] = approved.accounts.keys()
  const isCovered = approved.accounts.has(chainId)
  if (!isCovered && spends.has(method)) throw new ChainNotCoveredError({ wallet, chainId })
  const about = `eip155:${isCovered ? chainId : first}`
  const sent = { method, params: params ?? [] }
  return pending.add(client.request({ topic, chainId: about, request: sent }))
}

function whenCovered(run: Run, chainId: number, timeout: number): Promise<void> {
  let watch = () => {}
  const covered = new Promise<void>((resolve) => {
    watch = () => {
      if (run.live?.approved.accounts.has(chainId)) resolve()
    }
  })
  watch()
  run.watchers.add(watch)
  const limit = { connector: wallet, operation: 'the new network', timeout }
  return withTimeLimit(limit, () => covered).finally(() => run.watchers.delete(watch))
}
