import type { Chain } from '../config/chain.ts'
import { ChainNotConfiguredError } from '../errors/chain.ts'
import type { SafeStore } from '../storage/createSafeStore.ts'
import { createListeners } from '../utils/createListeners.ts'
import type { ChainHealth } from './chainHealth.ts'
import { type ChainEndpoints, createChainEndpoints } from './createChainEndpoints.ts'
import type { RpcCall } from './endpoint.ts'
import type { EndpointChoices, OwnEndpoint } from './endpointChoices.ts'

/** All endpoints of all networks: asks them, and knows how they do. Fits `useSyncExternalStore`. */
export interface TransportRegistry {
  get(): ReadonlyMap<number, ChainHealth>
  subscribe(listener: () => void): () => void
  /**
   * Asks the network: its endpoints in their order, until one answers.
   *
   * @throws ChainNotConfiguredError, or what the last endpoint answered.
   */
  request(chainId: number, call: RpcCall): Promise<unknown>
  /** Asks one endpoint for its newest block, to know how it does. Never rejects: the outcome is its state. */
  probe(chainId: number, url: string): Promise<void>
  /** Asks this endpoint first from now on; undefined: by ranking again. */
  pin(chainId: number, url: string | undefined): void
}

export interface TransportRegistryOptions {
  readonly chains: readonly Chain[]
  readonly choices: SafeStore<EndpointChoices>
  /** Origins of own endpoints that the page may reach. */
  readonly ownOrigins: readonly string[]
}

export function createTransportRegistry(options: TransportRegistryOptions): TransportRegistry {
  const { chains, choices, ownOrigins } = options
  const listeners = createListeners()
  const byChain = new Map<number, ChainEndpoints>()
  let snapshot: ReadonlyMap<number, ChainHealth> | undefined
  const changed = () => {
    snapshot = undefined
    listeners.notify()
  }
  for (const chain of chains) {
    byChain.set(chain.id, createChainEndpoints({ chain, choices, onChange: changed }))
  }
  function followChoices(): void {
    const { own } = choices.get()
    for (const [id, endpoints] of byChain) endpoints.setOwn(ownOf(own, id, ownOrigins))
    changed()
  }
  followChoices()
  choices.subscribe(followChoices)

  function endpointsOf(chainId: number): ChainEndpoints {
    const found = byChain.get(chainId)
    if (!found) throw new ChainNotConfiguredError({ chainId })
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
    pin(chainId, url) {
      const { own, pinned } = choices.get()
      const { [chainId]: _, ...others } = pinned
      choices.set({ own, pinned: url === undefined ? others : { ...others, [chainId]: url } })
      changed()
    },
  }
}

function ownOf(
  own: readonly OwnEndpoint[],
  chainId: number,
  origins: readonly string[],
): readonly string[] {
  return own
    .filter((each) => each.chainId === chainId && each.confirmed)
    .map(({ url }) => url)
    .filter((url) => URL.canParse(url) && origins.includes(new URL(url).origin))
}
