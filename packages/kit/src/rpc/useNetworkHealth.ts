import { useEffect, useState, useSyncExternalStore } from 'react'
import { useKit } from '../config/useKit.ts'
import type { ChainHealth } from './chainHealth.ts'
import type { EndpointBoard } from './createEndpointBoard.ts'
import { onceLoaded } from './onceLoaded.ts'

export interface NetworkHealth {
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
export function useNetworkHealth(options: { readonly watch?: boolean } = {}): NetworkHealth {
  const { watch = false } = options
  const { endpoints } = useKit()
  const [board, setBoard] = useState<EndpointBoard>()
  useEffect(
    () =>
      onceLoaded(endpoints, (loaded) => {
        setBoard(loaded.board)
        return watch ? loaded.pulse.watchAll() : () => undefined
      }),
    [endpoints, watch],
  )
  const byChain = useSyncExternalStore(
    board?.subscribe ?? neverChanges,
    board?.get ?? getNothing,
    getNothing,
  )
  return {
    byChain,
    pin: (chainId, url) => board?.pin(chainId, url),
    probe: (chainId, url) => void board?.probe(chainId, url),
  }
}

function neverChanges(): () => void {
  return () => undefined
}

function getNothing(): ReadonlyMap<number, ChainHealth> {
  return nothing
}
