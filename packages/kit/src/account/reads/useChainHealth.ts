import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useKit } from '../../chains/config/useKit.ts'
import type { TransportRegistry } from '../../chains/transport/createTransportRegistry.ts'
import type { ChainHealth } from '../../chains/transport/endpoints/endpointState.ts'
import {
  type LazyTransportRegistry,
  transportRegistry,
} from '../../chains/transport/lazyTransportRegistry.ts'
import { onceLoaded } from '../../chains/transport/onceLoaded.ts'

/** The result of `useChainHealth`. */
export interface UseChainHealthReturnType {
  /** By chain id; empty before the first read. */
  readonly byChain: ReadonlyMap<number, ChainHealth>
  /** Pins the endpoint to ask first; undefined restores the ranking. Kept between visits. */
  pin(chainId: number, url: string | undefined): void
  /** Checks one endpoint now. */
  probe(chainId: number, url: string): void
}

const nothing: ReadonlyMap<number, ChainHealth> = new Map()
const getNothing = () => nothing
const neverChanges = () => () => undefined

/**
 * The live health of all chains' endpoints.
 *
 * @param options.watch also polls the endpoints that are not in use. Default false.
 * @throws ConfigNotLoadedError while the config has not loaded.
 */
export function useChainHealth({
  watch = false,
}: {
  readonly watch?: boolean
} = {}): UseChainHealthReturnType {
  const endpoints = useKit('useChainHealth').once(transportRegistry)
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
  return useMemo(
    () => ({
      byChain,
      pin(chainId, url) {
        whenLoaded(endpoints, (loaded) => loaded.pin(chainId, url))
      },
      probe(chainId, url) {
        whenLoaded(endpoints, (loaded) => void loaded.probe(chainId, url))
      },
    }),
    [byChain, endpoints],
  )
}

function whenLoaded(
  endpoints: LazyTransportRegistry,
  use: (registry: TransportRegistry) => void,
): void {
  onceLoaded(endpoints, ({ registry }) => {
    use(registry)
    return () => undefined
  })
}
