import { createTransport, type EIP1193RequestFn } from 'viem'
import { createPoller } from './createPoller.ts'
import { createTransportRegistry } from './createTransportRegistry.ts'
import type {
  LazyTransportRegistryOptions,
  LoadedTransportRegistry,
} from './lazyTransportRegistry.ts'
import { rpcLimits } from './rpcLimits.ts'

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
