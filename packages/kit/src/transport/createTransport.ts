import type { EIP1193RequestFn, Transport } from 'viem'
import type { Chain } from '../config/chain.ts'
import type { LazyTransportRegistry } from './lazyTransportRegistry.ts'
import { rpcLimits } from './rpcLimits.ts'

/**
 * One chain's transport: batched, with fallback through the ranked endpoints (docs/spec-map.md §7,
 * §9). Its code is loaded with the first read, since the first view reads nothing.
 */
export function createTransport(chain: Chain, registry: LazyTransportRegistry): Transport {
  const { retryCount, retryDelay, timeout } = rpcLimits
  let loaded: Promise<EIP1193RequestFn> | undefined

  function load(): Promise<EIP1193RequestFn> {
    loaded ??= registry.load().then(({ requestOf }) => requestOf(chain.id))
    loaded.catch(() => {
      loaded = undefined // The next read tries to load it again.
    })
    return loaded
  }

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
