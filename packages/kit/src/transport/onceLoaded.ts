import type { LazyTransportRegistry } from './lazyTransportRegistry.ts'
import type { LoadedTransportRegistry } from './loadTransportRegistry.ts'

/** Begins something with the board when its code is there, unless that was ended before. Returns what ends it. */
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
    () => undefined, // The reads themselves ask for the code again, and tell what failed.
  )
  return () => {
    isEnded = true
    end?.()
  }
}
