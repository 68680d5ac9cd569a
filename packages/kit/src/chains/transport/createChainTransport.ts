import { lazyImport } from '@foyer/ui/utils/lazyImport.ts'
import type { EIP1193RequestFn, Transport } from 'viem'
import type { Chain } from '../config/chain.ts'
import type { LazyTransportRegistry } from './lazyTransportRegistry.ts'
import { rpcLimits } from './rpcLimits.ts'

/**
 * One chain's transport: batched, with fallback through the ranked endpoints. Its code is loaded
 * with the first read, since the first view reads nothing.
 */
export function createChainTransport(chain: Chain, registry: LazyTransportRegistry): Transport {
  const { retryCount, retryDelay, timeout } = rpcLimits
  const { load } = lazyImport(async () => (await registry.load()).requestOf(chain.id))
  const request: EIP1193RequestFn = async (args, options) => (await load())(args, options)
  return () => ({
    config: {
      key: 'foyer',
      name: chain.name,
      request,
      retryCount,
      retryDelay,
      timeout,
      type: 'foyer',
    },
    request,
    value: { retryCount, retryDelay, timeout },
  })
}
