import { onPageVisible } from '@foyer/ui/utils/onPageVisible.ts'
import type { LazyTransportRegistry } from './lazyTransportRegistry.ts'
import type { LoadedTransportRegistry } from './loadTransportRegistry.ts'

/**
 * Calls `begin` once the registry's code has loaded, unless stopped earlier. After a failure it
 * loads the code again when the browser is online or the page visible again. Returns the function
 * that stops it.
 */
export function onceLoaded(
  registry: LazyTransportRegistry,
  begin: (loaded: LoadedTransportRegistry) => () => void,
): () => void {
  let isEnded = false
  let stopRetrying: (() => void) | undefined
  let end: (() => void) | undefined

  function load(): void {
    registry.load().then(
      (loaded) => {
        stopRetrying?.()
        if (!isEnded) end ??= begin(loaded)
      },
      () => {
        // Reads load the code again, too, and report the error.
        if (!isEnded) stopRetrying ??= onRetry(registry, load)
      },
    )
  }

  load()
  return () => {
    isEnded = true
    stopRetrying?.()
    end?.()
  }
}

function onRetry(registry: LazyTransportRegistry, load: () => void): () => void {
  const stops = [registry.subscribe(load), onPageVisible(load)]
  window.addEventListener('online', load)
  return () => {
    for (const stop of stops) stop()
    window.removeEventListener('online', load)
  }
}
