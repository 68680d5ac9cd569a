import type { SafeStore } from '@foyer/ui/storage/createSafeStore.ts'
import { lazyImport } from '@foyer/ui/utils/lazyImport.ts'
import type { Chain } from '../../config/chain.ts'
import { type CheckedEndpointOptions, checkedEndpoint } from './checkedEndpoint.ts'
import type { Endpoint, EndpointOptions, RequestReport, RpcCall } from './endpoint.ts'
import type { EndpointChoices } from './endpointChoices.ts'
import type { ChainHealth } from './endpointState.ts'
import { type EndpointState, isEndpointFailing, sampleLimit, stuckAfter } from './endpointState.ts'
import { httpEndpoint } from './httpEndpoint.ts'
import { rankEndpoints } from './rankEndpoints.ts'
import { shouldThrow } from './shouldThrow.ts'
import type { HeadListener } from './subscribeHeads.ts'

/** One chain's endpoints: their order, state and fallback. */
export interface ChainEndpoints {
  request(call: RpcCall): Promise<unknown>
  probe(url: string): Promise<void>
  health(): ChainHealth
  /** See `TransportRegistry`. */
  headSource(current?: string): string | undefined
  /** See `TransportRegistry`. */
  followHeads(url: string, listener: HeadListener): () => void
}

export interface ChainEndpointsOptions {
  readonly chain: Chain
  readonly choices: SafeStore<EndpointChoices>
  readonly onChange: () => void
}

export function createChainEndpoints(options: ChainEndpointsOptions): ChainEndpoints {
  const { chain, choices } = options
  const states = new Map<string, EndpointState>()
  const endpoints = new Map<string, Endpoint>()
  /** Since when an endpoint has been behind without a new block, in ms since 1970. */
  const behindSince = new Map<string, number>()
  let inUse: string | undefined
  let answeredAt: number | undefined
  let answers = 0
  let silent = false
  /** Cached until something changes: ranking every chain for each answer is slow. */
  let known: ChainHealth | undefined

  function changed(): void {
    known = undefined
    options.onChange()
  }

  const { http, webSocket = [] } = chain.rpcUrls.default
  for (const url of [...http, ...webSocket]) add(url)

  function add(url: string): void {
    if (states.has(url)) return
    const kind = /^wss?:/.test(url) ? 'webSocket' : 'http'
    states.set(url, { url, kind, samples: [], requests: 0 })
    const make = kind === 'http' ? httpEndpoint : lazyWebSocket
    const options = optionsOf(url)
    endpoints.set(url, checkedEndpoint(make(options), options))
  }

  function optionsOf(url: string): EndpointOptions & CheckedEndpointOptions {
    return {
      chainId: chain.id,
      url,
      onReport: (report) => record(url, report),
      onWrongChain: () => update(url, markWrongChain),
      onBlock: (block) => update(url, (state) => withBlock(state, block)),
    }
  }

  function update(url: string, change: (state: EndpointState) => EndpointState): void {
    const state = states.get(url)
    if (!state) return
    states.set(url, change(state))
    changed()
  }

  function record(url: string, { failure, ms }: RequestReport): void {
    const at = Date.now()
    update(url, (state) => ({
      ...state,
      requests: state.requests + 1,
      samples: [...state.samples, { at, ms, ok: !failure }].slice(-sampleLimit),
      ...(failure ? { failure: { ...failure, at } } : {}),
    }))
  }

  function withBlock(state: EndpointState, block: bigint): EndpointState {
    const lag = lagOf(block)
    const now = Date.now()
    // A slow endpoint still gets new blocks. In a network without any, no endpoint is behind.
    if (lag === 0n || block !== state.block) behindSince.delete(state.url)
    const since = behindSince.get(state.url) ?? now
    if (lag > 0n) behindSince.set(state.url, since)
    return { ...state, block, lag, stuck: now - since >= stuckAfter }
  }

  function lagOf(block: bigint): bigint {
    let best = block
    for (const state of states.values()) {
      if (state.block !== undefined && state.block > best) best = state.block
    }
    return best - block
  }

  function pinned(): string | undefined {
    const url = choices.get().pinned[chain.id]
    return url !== undefined && states.has(url) ? url : undefined
  }

  function inOrder(): readonly EndpointState[] {
    return rankEndpoints([...states.values()], { pinned: pinned(), inUse })
  }

  function answered(url: string): void {
    inUse = states.has(url) ? url : undefined
    answers += 1
    answeredAt = Date.now()
    silent = false
    changed()
  }

  return {
    async request(call) {
      let reason: unknown
      let hasResponded = false
      const before = answers
      for (const { url } of inOrder()) {
        const endpoint = endpoints.get(url)
        if (!endpoint) continue
        try {
          const answer = await endpoint.request(call)
          answered(url)
          return answer
        } catch (error) {
          reason = error
          if (shouldThrow(error)) {
            answered(url)
            throw error
          }
          const state = states.get(url)
          if (state && !isEndpointFailing(state)) hasResponded = true
        }
      }
      // Not silent: an endpoint refused only this request, or has answered another one since.
      if (!hasResponded && answers === before) {
        silent = true
        changed()
      }
      throw reason
    },
    async probe(url) {
      await endpoints
        .get(url)
        ?.request({ method: 'eth_blockNumber' })
        .catch(() => undefined) // Already recorded by `onReport`.
    },
    headSource(current) {
      const order = inOrder()
      // If the visitor chose an endpoint, no other one is contacted for notifications.
      const candidates = pinned() === undefined ? order : order.slice(0, 1)
      const sockets = candidates.filter(({ kind }) => kind === 'webSocket')
      return (sockets.find(({ url }) => url === current) ?? sockets[0])?.url
    },
    followHeads(url, listener) {
      let end: (() => void) | undefined
      let isEnded = false
      headsCode.load().then(
        ({ subscribeHeads }) => {
          if (!isEnded) end = subscribeHeads({ ...optionsOf(url), ...listener })
        },
        () => !isEnded && listener.onEnd(),
      )
      return () => {
        isEnded = true
        end?.()
      }
    },
    health() {
      known ??= {
        chainId: chain.id,
        endpoints: inOrder(),
        inUse,
        pinned: pinned(),
        answeredAt,
        silent,
      }
      return known
    },
  }
}

function markWrongChain(state: EndpointState): EndpointState {
  const last = state.samples.at(-1)
  const at = Date.now()
  const samples = last ? [...state.samples.slice(0, -1), { ...last, ok: false }] : state.samples
  return { ...state, samples, failure: { kind: 'wrongChain', at } }
}

const headsCode = lazyImport(() => import('./subscribeHeads.ts'))

/** Loads the WebSocket code with the first request. */
function lazyWebSocket(options: EndpointOptions): Endpoint {
  const endpoint = lazyImport(async () => {
    const { webSocketEndpoint } = await import('./webSocketEndpoint.ts')
    return webSocketEndpoint(options)
  })
  return {
    async request(call) {
      return (await endpoint.load()).request(call)
    },
  }
}
