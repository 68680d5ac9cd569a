import type { SafeStore } from '@foyer/ui/storage/createSafeStore.ts'
import type { QueryClient } from '@tanstack/react-query'
import { createTransport, type EIP1193RequestFn } from 'viem'
import type { Chain } from '../config/chain.ts'
import { createPoller, type Poller } from './createPoller.ts'
import { createTransportRegistry, type TransportRegistry } from './createTransportRegistry.ts'
import type { EndpointChoices } from './endpoints/endpointChoices.ts'
import { rpcLimits } from './rpcLimits.ts'

export interface LoadedTransportRegistry {
  readonly registry: TransportRegistry
  readonly poller: Poller
  /** The chain's EIP-1193 `request`, with retries. */
  requestOf(chainId: number): EIP1193RequestFn
}

export interface LazyTransportRegistryOptions {
  readonly chains: readonly Chain[]
  readonly choices: SafeStore<EndpointChoices>
  readonly queryClient: QueryClient
}

/** Creates the transport registry with viem's retries, and its poller. */
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
        // viem's type lists every method; answers are validated where they are read.
        request: ask as EIP1193RequestFn,
      }).request
    },
  }
}
