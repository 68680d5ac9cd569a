import type { SafeStore } from '@foyer/ui/storage/createSafeStore.ts'
import { type LazyImport, lazyImport } from '@foyer/ui/utils/lazyImport.ts'
import type { EIP1193RequestFn, Transport } from 'viem'
import type { Chain } from '../config/chain.ts'
import { slot } from '../config/slot.ts'
import type { TransportRegistry } from './createTransportRegistry.ts'
import { type EndpointChoices, endpointChoices } from './endpoints/endpointChoices.ts'
import { rpcLimits } from './rpcLimits.ts'

/** A transport registry whose code is loaded on first use. */
export type LazyTransportRegistry = LazyImport<TransportRegistry>

/**
 * The registry of a kit's chains. Undefined if the page has its own transports: reads go through
 * those, and their health is unknown.
 */
export const transportRegistry = slot<LazyTransportRegistry | undefined>(
  'transportRegistry',
  (kit) => lazyTransportRegistry(kit.chains, kit.get(endpointChoices)),
)

export function lazyTransportRegistry(
  chains: readonly Chain[],
  choices: SafeStore<EndpointChoices>,
): LazyTransportRegistry {
  return lazyImport(async () => {
    const { createTransportRegistry } = await import('./createTransportRegistry.ts')
    return createTransportRegistry(chains, choices)
  })
}

/**
 * One chain's `rankedTransport`. Its code is loaded with the first read, since the first view reads
 * nothing.
 */
export function lazyTransport(chain: Chain, registry: LazyTransportRegistry): Transport {
  const { retryCount, retryDelay, timeout } = rpcLimits
  const { load } = lazyImport(async () => (await registry.load()).requestOf(chain.id))
  const request: EIP1193RequestFn = async (args, options) => (await load())(args, options)
  const { http, webSocket = [] } = chain.rpcUrls.default
  const transports = [...http, ...webSocket].map((url) => ({ value: { url } }))
  const config = { key: 'ranked', name: chain.name, retryCount, retryDelay, timeout }
  return () => ({
    config: { ...config, request, type: 'ranked' },
    request,
    value: { retryCount, retryDelay, timeout, transports },
  })
}
