import { useEffect, useState, useSyncExternalStore } from 'react'
import { useKit } from '../config/useKit.ts'
import type { SafeStore } from '../storage/createSafeStore.ts'
import type { ChainHealth } from '../transport/chainHealth.ts'
import type { TransportRegistry } from '../transport/createTransportRegistry.ts'
import { type EndpointChoices, endpointChoices } from '../transport/endpointChoices.ts'
import { transportRegistry } from '../transport/lazyTransportRegistry.ts'
import { onceLoaded } from '../transport/onceLoaded.ts'

export interface UseChainHealthReturnType {
  /** By chain id; empty while nothing was read yet. */
  readonly byChain: ReadonlyMap<number, ChainHealth>
  /** Asks this endpoint first from now on; undefined: by ranking again. Remembered. */
  pin(chainId: number, url: string | undefined): void
  /** Asks one endpoint now how it does. */
  probe(chainId: number, url: string): void
}

const nothing: ReadonlyMap<number, ChainHealth> = new Map()

/**
 * How the networks' endpoints do, live.
 *
 * @param options.watch asks all endpoints of all networks in turn while the view is shown, and not only those that
 * are needed anyway.
 */
export function useChainHealth(
  options: { readonly watch?: boolean } = {},
): UseChainHealthReturnType {
  const { watch = false } = options
  const endpoints = useKit().once(transportRegistry)
  const [registry, setRegistry] = useState<TransportRegistry>()
  useEffect(
    () =>
      onceLoaded(endpoints, (loaded) => {
        setRegistry(loaded.registry)
        return watch ? loaded.poller.watchAll() : () => undefined
      }),
    [endpoints, watch],
  )
  const byChain = useSyncExternalStore(
    registry?.subscribe ?? neverChanges,
    registry?.get ?? getNothing,
    getNothing,
  )
  return {
    byChain,
    pin: (chainId, url) => registry?.pin(chainId, url),
    probe: (chainId, url) => void registry?.probe(chainId, url),
  }
}

/** Which endpoints the visitor pinned or brought along, kept between visits. */
export function useEndpointChoices(): SafeStore<EndpointChoices> {
  return useKit().once(endpointChoices)
}

function neverChanges(): () => void {
  return () => undefined
}

function getNothing(): ReadonlyMap<number, ChainHealth> {
  return nothing
}
