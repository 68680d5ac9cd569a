import { createListeners } from '@foyer/ui/utils/createObservable.ts'
import { lazyImport } from '@foyer/ui/utils/lazyImport.ts'
import type { Chain } from '../../config/chain.ts'
import { type Endpoint, type EndpointOptions, httpEndpoint, type RpcCall } from './endpoint.ts'
import {
  type ChainHealth,
  type EndpointState,
  isEndpointFailing,
  sampleLimit,
  stuckAfter,
} from './endpointState.ts'
import type { RequestReport } from './nodeFetch.ts'
import { rankEndpoints } from './rankEndpoints.ts'
import { shouldThrow } from './shouldThrow.ts'
import type { BlockListener, SocketEndpoint } from './socketEndpoint.ts'

/** One chain's endpoints: their order, state and fallback. */
export interface ChainEndpoints {
  /**
   * Asks the endpoints in order until one answers.
   *
   * @throws the error of the first endpoint that refused the call, or else of the last one.
   */
  request(call: RpcCall): Promise<unknown>
  /** Asks one endpoint for its block number and updates its state. Never rejects. */
  probe(url: string): Promise<void>
  /** The state of the endpoints, for `useSyncExternalStore`. */
  health(): ChainHealth
  /** Returns the function that unsubscribes. */
  subscribe(listener: () => void): () => void
  /** Reads again which endpoint is pinned. */
  refresh(): void
  /**
   * URL of the WebSocket to follow new blocks at. Undefined without one, and when the visitor has
   * pinned another endpoint.
   *
   * @param current the one in use: kept while it is allowed, whatever its rank.
   */
  blockSource(current?: string): string | undefined
  /** Follows new blocks at a WebSocket. Returns the function that stops it. */
  watchBlocks(url: string, listener: BlockListener): () => void
}

export interface EndpointsOptions {
  /** The URL to ask first, whatever its rank. Default: none. */
  readonly pinned?: (() => string | undefined) | undefined
}

type LastAnswer = Pick<ChainHealth, 'answeredAt' | 'inUse' | 'silent'>
const unasked: LastAnswer = { answeredAt: undefined, inUse: undefined, silent: false }

export function createEndpoints(chain: Chain, options: EndpointsOptions = {}): ChainEndpoints {
  const listeners = createListeners()
  const states = new Map<string, EndpointState>()
  const optionsOf = createEndpointOptions(chain, states, changed)
  const endpoints = new Map<string, Endpoint>()
  const sockets = new Map<string, LazySocket>()
  let last = unasked
  let answers = 0
  /** Cached until something changes: ranking every chain for each answer is slow. */
  let known: ChainHealth | undefined

  const { http, webSocket = [] } = chain.rpcUrls.default
  for (const url of new Set(http)) add(url, 'http', httpEndpoint(optionsOf(url)))
  for (const url of new Set(webSocket)) {
    const socket = lazySocket(optionsOf(url))
    sockets.set(url, socket)
    add(url, 'webSocket', socket)
  }

  function add(url: string, kind: EndpointState['kind'], endpoint: Endpoint): void {
    states.set(url, { url, kind, samples: [], requests: 0 })
    endpoints.set(url, endpoint)
  }

  function changed(): void {
    known = undefined
    listeners.notify()
  }

  function pinned(): string | undefined {
    const url = options.pinned?.()
    return url !== undefined && states.has(url) ? url : undefined
  }

  function inOrder(): readonly EndpointState[] {
    return rankEndpoints([...states.values()], { pinned: pinned(), inUse: last.inUse })
  }

  function answered(url: string): void {
    answers += 1
    last = { answeredAt: Date.now(), inUse: url, silent: false }
    changed()
  }

  async function request(call: RpcCall): Promise<unknown> {
    let refusal: { readonly reason: unknown } | undefined
    let failure: unknown
    const before = answers
    for (const { url } of inOrder()) {
      try {
        const answer = await endpoints.get(url)?.request(call)
        answered(url)
        return answer
      } catch (error) {
        failure = error
        if (shouldThrow(error)) {
          answered(url)
          throw error
        }
        const state = states.get(url)
        if (state && !isEndpointFailing(state)) refusal ??= { reason: error }
      }
    }
    // What a node said of the call, not what kept another one from answering.
    if (refusal) throw refusal.reason
    // Not silent: another request has been answered since.
    if (answers === before) {
      last = { ...last, silent: true }
      changed()
    }
    throw failure
  }

  return {
    request,
    subscribe: listeners.subscribe,
    async probe(url) {
      await endpoints
        .get(url)
        ?.request({ method: 'eth_blockNumber' })
        .catch(() => undefined) // Already recorded by `onReport`.
    },
    refresh: changed,
    health() {
      known ??= { ...last, chainId: chain.id, endpoints: inOrder(), pinned: pinned() }
      return known
    },
    blockSource(current) {
      const order = inOrder()
      // If the visitor chose an endpoint, no other one is contacted for notifications.
      const candidates = pinned() === undefined ? order : order.slice(0, 1)
      const urls = candidates.filter(({ kind }) => kind === 'webSocket').map(({ url }) => url)
      return current !== undefined && urls.includes(current) ? current : urls[0]
    },
    watchBlocks: (url, listener) => watchBlocks(sockets.get(url), listener),
  }
}

/** Returns a function that creates an endpoint's options. Its reports update its state. */
function createEndpointOptions(
  chain: Chain,
  states: Map<string, EndpointState>,
  changed: () => void,
) {
  /** Since when an endpoint has been behind without a new block, by `performance.now()`. */
  const behindSince = new Map<string, number>()

  function update(url: string, change: (state: EndpointState) => EndpointState): void {
    const state = states.get(url)
    if (!state) return
    states.set(url, change(state))
    changed()
  }

  function withBlock(state: EndpointState, block: bigint): EndpointState {
    const blocks = [...states.values()].map((each) => each.block ?? block)
    const best = blocks.reduce((a, b) => (a > b ? a : b), block)
    const lag = best - block
    const now = performance.now()
    // A slow endpoint still gets new blocks. In a network without any, no endpoint is behind.
    if (lag === 0n || block !== state.block) behindSince.delete(state.url)
    const since = behindSince.get(state.url) ?? now
    if (lag > 0n) behindSince.set(state.url, since)
    return { ...state, block, lag, stuck: now - since >= stuckAfter }
  }

  return (url: string): EndpointOptions => ({
    chainId: chain.id,
    url,
    onReport: (report) => update(url, (state) => withReport(state, report)),
    onWrongChain: () => update(url, markWrongChain),
    onBlock: (block) => update(url, (state) => withBlock(state, block)),
  })
}

function watchBlocks(lazy: LazySocket | undefined, listener: BlockListener): () => void {
  let stop: (() => void) | undefined
  let isEnded = false
  lazy?.load().then(
    (socket) => {
      if (!isEnded) stop = socket.watchBlocks(listener)
    },
    () => !isEnded && listener.onEnd(),
  )
  return () => {
    isEnded = true
    stop?.()
  }
}

function withReport(state: EndpointState, { failure, ms }: RequestReport): EndpointState {
  const at = Date.now()
  return {
    ...state,
    requests: state.requests + 1,
    samples: [...state.samples, { at, ms, ok: !failure }].slice(-sampleLimit),
    ...(failure ? { failure: { ...failure, at } } : {}),
  }
}

function markWrongChain(state: EndpointState): EndpointState {
  const last = state.samples.at(-1)
  const at = Date.now()
  const samples = last ? [...state.samples.slice(0, -1), { ...last, ok: false }] : state.samples
  return { ...state, samples, failure: { kind: 'wrongChain', at } }
}

interface LazySocket extends Endpoint {
  load(): Promise<SocketEndpoint>
}

/** Loads the WebSocket code with the first request. */
function lazySocket(options: EndpointOptions): LazySocket {
  const { load } = lazyImport(async () => {
    const { socketEndpoint } = await import('./socketEndpoint.ts')
    return socketEndpoint(options)
  })
  return {
    load,
    async request(call) {
      return (await load()).request(call)
    },
  }
}
