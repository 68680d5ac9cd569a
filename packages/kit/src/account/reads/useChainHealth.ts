import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { useKit } from '../../chains/config/useKit.ts'
import type { ChainHealth } from '../../chains/transport/endpoints/endpointState.ts'
import { transportRegistry } from '../../chains/transport/lazyTransportRegistry.ts'
import { watchEndpoints } from './polling.ts'

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
  const kit = useKit('useChainHealth')
  const lazy = kit.get(transportRegistry)
  useEffect(() => (watch ? watchEndpoints(kit) : undefined), [kit, watch])
  // Sends nothing. Reads load the code, too, and report it if that fails.
  useEffect(() => void lazy?.load().catch(() => undefined), [lazy])
  const registry = useSyncExternalStore(
    lazy?.subscribe ?? neverChanges,
    () => lazy?.value(),
    () => undefined,
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
        lazy?.load().then(
          (loaded) => loaded.pin(chainId, url),
          () => undefined,
        )
      },
      probe(chainId, url) {
        lazy?.load().then(
          (loaded) => loaded.endpointsOf(chainId).probe(url),
          () => undefined,
        )
      },
    }),
    [byChain, lazy],
  )
}
