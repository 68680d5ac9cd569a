import { memoryStorage } from '@foyer/ui/storage/memoryStorage.ts'
import { createTransportRegistry } from '../chains/transport/createTransportRegistry.ts'
import { createEndpointChoices } from '../chains/transport/endpoints/endpointChoices.ts'
import { ethereum, readThrough } from './kitConfigForTest.ts'

interface Setup {
  readonly urls: readonly [string, ...string[]]
  readonly webSocketUrl?: string | undefined
  readonly storage?: ReturnType<typeof memoryStorage>
}

/** The transport registry of one network, chain 1. */
export function registryOn({ storage = memoryStorage(), urls, webSocketUrl }: Setup) {
  const choices = createEndpointChoices({ storageKey: 'test', storage })
  const chains = [readThrough(ethereum, urls, webSocketUrl)]
  const registry = createTransportRegistry(chains, choices)
  const health = () => {
    const found = registry.get().get(1)
    if (!found) throw new Error('no chain 1')
    return found
  }
  return {
    registry,
    choices,
    health,
    ask: (method = 'eth_gasPrice') => registry.endpointsOf(1).request({ method }),
  }
}
