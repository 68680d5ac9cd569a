import type { SafeStore } from '@foyer/ui/storage/createSafeStore.ts'
import { createListeners } from '@foyer/ui/utils/createObservable.ts'
import type { EIP1193RequestFn } from 'viem'
import { UnconfiguredChainError } from '../../errors/chain.ts'
import type { Chain } from '../config/chain.ts'
import { type ChainEndpoints, createEndpoints } from './endpoints/createEndpoints.ts'
import type { EndpointChoices } from './endpoints/endpointChoices.ts'
import type { ChainHealth } from './endpoints/endpointState.ts'
import { transportOf } from './rankedTransport.ts'

/** The endpoints of all chains and their health. Fits `useSyncExternalStore`. */
export interface TransportRegistry {
  get(): ReadonlyMap<number, ChainHealth>
  subscribe(listener: () => void): () => void
  /** @throws UnconfiguredChainError */
  endpointsOf(chainId: number): ChainEndpoints
  /** The chain's EIP-1193 `request`, with retries. */
  requestOf(chainId: number): EIP1193RequestFn
  /** Pins the endpoint to ask first; undefined restores the ranking. */
  pin(chainId: number, url: string | undefined): void
}

export function createTransportRegistry(
  chains: readonly Chain[],
  choices: SafeStore<EndpointChoices>,
): TransportRegistry {
  const listeners = createListeners()
  let snapshot: ReadonlyMap<number, ChainHealth> | undefined
  const changed = () => {
    snapshot = undefined
    listeners.notify()
  }
  const byChain = new Map<number, ChainEndpoints>()
  for (const chain of chains) {
    const endpoints = createEndpoints(chain, { pinned: () => choices.get().pinned[chain.id] })
    endpoints.subscribe(changed)
    byChain.set(chain.id, endpoints)
  }
  choices.subscribe(() => {
    for (const endpoints of byChain.values()) endpoints.refresh()
  })

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
    endpointsOf,
    requestOf: (chainId) => transportOf(endpointsOf(chainId))({}).request,
    pin(chainId, url) {
      const { [chainId]: _, ...others } = choices.get().pinned
      choices.set({ pinned: url === undefined ? others : { ...others, [chainId]: url } })
    },
  }
}
