import type { SafeStore } from '@foyer/ui/storage/createSafeStore.ts'
import { createListeners } from '@foyer/ui/utils/createObservable.ts'
import { UnconfiguredChainError } from '../../errors/chain.ts'
import type { Chain } from '../config/chain.ts'
import { type ChainEndpoints, createChainEndpoints } from './endpoints/createChainEndpoints.ts'
import type { RpcCall } from './endpoints/endpoint.ts'
import type { EndpointChoices } from './endpoints/endpointChoices.ts'
import type { ChainHealth } from './endpoints/endpointState.ts'
import type { HeadListener } from './endpoints/subscribeHeads.ts'

/** The endpoints of all chains and their health. Fits `useSyncExternalStore`. */
export interface TransportRegistry {
  get(): ReadonlyMap<number, ChainHealth>
  subscribe(listener: () => void): () => void
  /**
   * Asks a chain's endpoints in order until one answers.
   *
   * @throws UnconfiguredChainError, or the last endpoint's error.
   */
  request(chainId: number, call: RpcCall): Promise<unknown>
  /** Asks one endpoint for its block number and updates its state. Never rejects. */
  probe(chainId: number, url: string): Promise<void>
  /**
   * URL of the WebSocket to subscribe to for a chain's blocks. Undefined without one, and when the
   * visitor has chosen another endpoint.
   *
   * @param current the one in use: kept while it is allowed, whatever its rank.
   */
  headSource(chainId: number, current?: string): string | undefined
  /** Subscribes to a chain's new blocks. Returns the function that unsubscribes. */
  followHeads(chainId: number, url: string, listener: HeadListener): () => void
  /** Pins the endpoint to ask first; undefined restores the ranking. */
  pin(chainId: number, url: string | undefined): void
}

export interface TransportRegistryOptions {
  readonly chains: readonly Chain[]
  readonly choices: SafeStore<EndpointChoices>
}

export function createTransportRegistry(options: TransportRegistryOptions): TransportRegistry {
  const { chains, choices } = options
  const listeners = createListeners()
  let snapshot: ReadonlyMap<number, ChainHealth> | undefined
  const changed = () => {
    snapshot = undefined
    listeners.notify()
  }
  const byChain = new Map(
    chains.map((chain) => [chain.id, createChainEndpoints({ chain, choices, onChange: changed })]),
  )
  choices.subscribe(changed)

  function endpointsOf(chainId: number): ChainEndpoints {
    const found = byChain.get(chainId)
    if (!found) throw new UnconfiguredChainError({ chainId })
    return found
  }

  return {
    get() {
      snapshot ??= new Map([...byChain].map(([id, endpoints]) => [id, endpoints.health()]))
      return snapshot
    },
    subscribe: listeners.subscribe,
    async request(chainId, call) {
      return endpointsOf(chainId).request(call)
    },
    probe: (chainId, url) => endpointsOf(chainId).probe(url),
    headSource: (chainId, current) => byChain.get(chainId)?.headSource(current),
    followHeads: (chainId, url, listener) => endpointsOf(chainId).followHeads(url, listener),
    pin(chainId, url) {
      const { pinned } = choices.get()
      const { [chainId]: _, ...others } = pinned
      choices.set({ pinned: url === undefined ? others : { ...others, [chainId]: url } })
      changed()
    },
  }
}
