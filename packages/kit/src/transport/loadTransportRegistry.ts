import type { QueryClient } from '@tanstack/react-query'
import { createTransport, type EIP1193RequestFn } from 'viem'
import type { Chain } from '../config/chain.ts'
import type { SafeStore } from '../storage/createSafeStore.ts'
import { createPoller, type Poller } from './createPoller.ts'
import { createTransportRegistry, type TransportRegistry } from './createTransportRegistry.ts'
import type { EndpointChoices } from './endpointChoices.ts'
import { rpcLimits } from './rpcLimits.ts'

export interface LoadedTransportRegistry {
  readonly registry: TransportRegistry
  readonly poller: Poller
  /** The network's `request` (EIP-1193), with the retries of Spec §9. */
  requestOf(chainId: number): EIP1193RequestFn
}

export interface LazyTransportRegistryOptions {
  readonly chains: readonly Chain[]
  readonly choices: SafeStore<EndpointChoices>
  readonly ownOrigins: readonly string[]
  readonly queryClient: QueryClient
}

/** The endpoint board, viem's retries around it, and the pulse that keeps what is shown up to date. */
export function loadTransportRegistry(
  options: LazyTransportRegistryOptions,
): LoadedTransportRegistry {
  const registry = createTransportRegistry(options)
  const { retryCount, retryDelay, timeout } = rpcLimits
  return {
    registry,
    poller: createPoller({ registry, queryClient: options.queryClient }),
    requestOf(chainId) {
      const ask = async ({ method, params }: { method: string; params?: unknown }) =>
        registry.request(chainId, { method, params })
      return createTransport({
        key: 'foyer',
        name: 'Foyer',
        type: 'foyer',
        retryCount,
        retryDelay,
        timeout,
        // viem's type names every method; what a node answers is checked where it is read.
        request: ask as EIP1193RequestFn,
      }).request
    },
  }
}
