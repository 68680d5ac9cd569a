import type { Kit } from '../config/kit.ts'
import { lazyImport } from '../utils/lazyImport.ts'
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
}

/** The registry of a kit's chains, without visitors' own endpoints. */
export function transportRegistry(kit: Kit): LazyTransportRegistry {
  const { chains, queryClient } = kit
  return lazyTransportRegistry({
    chains,
    queryClient,
    choices: kit.once(endpointChoices),
    ownOrigins: [],
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
 * Calls `begin` once the registry's code has loaded, unless stopped earlier. Returns the function
 * that stops it.
 */
export function onceLoaded(
  registry: LazyTransportRegistry,
  begin: (loaded: LoadedTransportRegistry) => () => void,
): () => void {
  let isEnded = false
  let end: (() => void) | undefined
  registry.load().then(
    (loaded) => {
      if (!isEnded) end = begin(loaded)
    },
    () => undefined, // Reads load the code again and report the error.
  )
  return () => {
    isEnded = true
    end?.()
  }
}
