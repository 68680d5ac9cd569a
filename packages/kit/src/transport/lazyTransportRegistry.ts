import type {
  LazyTransportRegistryOptions,
  LoadedTransportRegistry,
} from './loadTransportRegistry.ts'

/** The endpoint board, whose code is downloaded when it is first needed. */
export interface LazyTransportRegistry {
  load(): Promise<LoadedTransportRegistry>
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
