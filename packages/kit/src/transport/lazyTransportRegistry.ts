import type { Kit } from '../config/kit.ts'
import { endpointChoices } from './endpointChoices.ts'
import type {
  LazyTransportRegistryOptions,
  LoadedTransportRegistry,
} from './loadTransportRegistry.ts'

/** The transport registry, whose code is downloaded when it is first needed. */
export interface LazyTransportRegistry {
  load(): Promise<LoadedTransportRegistry>
}

/** The registry of a kit's chains; without options, visitors may bring no endpoints of their own. */
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
  let loaded: Promise<LoadedTransportRegistry> | undefined
  return {
    load() {
      loaded ??= import('./loadTransportRegistry.ts').then(({ loadTransportRegistry }) =>
        loadTransportRegistry(options),
      )
      loaded.catch(() => {
        loaded = undefined // A failed download is tried again.
      })
      return loaded
    },
  }
}
