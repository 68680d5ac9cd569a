import { lazyImport } from '@foyer/ui/utils/lazyImport.ts'
import type { QueryClient } from '@tanstack/react-query'
import type { Config } from 'wagmi'
import type { Kit } from '../config/kit.ts'
import { endpointChoices } from './endpoints/endpointChoices.ts'
import type {
  LazyTransportRegistryOptions,
  LoadedTransportRegistry,
} from './loadTransportRegistry.ts'

/** A transport registry whose code is loaded on first use. */
export interface LazyTransportRegistry {
  /** The page has its own transports: the endpoints of its chains' `rpcUrls` are not used. */
  readonly isHosted?: boolean | undefined
  load(): Promise<LoadedTransportRegistry>
  /** Notified once the code has loaded. Returns the function that unsubscribes. */
  subscribe(listener: () => void): () => void
}

/** The registry of a kit's chains. */
export function transportRegistry(kit: Kit): LazyTransportRegistry {
  const { chains, queryClient } = kit
  return lazyTransportRegistry({
    chains,
    queryClient,
    choices: kit.once(endpointChoices),
  })
}

export function lazyTransportRegistry(
  options: LazyTransportRegistryOptions,
): LazyTransportRegistry {
  return lazyImport(async () => {
    const { loadTransportRegistry } = await import('./loadTransportRegistry.ts')
    return loadTransportRegistry(options)
  })
}

/**
 * Replaces the kit's endpoints if the page has its own transports: reads go through those, their
 * health is unknown, and shown balances are read again every four seconds.
 */
export function hostedReads(wagmi: Config, queryClient: QueryClient): LazyTransportRegistry {
  const code = lazyImport(async () => {
    const { loadHostedReads } = await import('./loadHostedReads.ts')
    return loadHostedReads(wagmi, queryClient)
  })
  return { isHosted: true, ...code }
}
