import type { QueryClient } from '@tanstack/react-query'
import type { EIP1193RequestFn } from 'viem'
import type { ChainRecord } from '../config/chainRecord.ts'
import type { SafeStore } from '../storage/createSafeStore.ts'
import type { EndpointBoard } from './createEndpointBoard.ts'
import type { Pulse } from './createPulse.ts'
import type { EndpointChoices } from './endpointChoices.ts'

export interface LoadedBoard {
  readonly board: EndpointBoard
  readonly pulse: Pulse
  /** The network's `request` (EIP-1193), with the retries of Spec §9. */
  requestOf(chainId: number): EIP1193RequestFn
}

/** The endpoint board, whose code is downloaded when it is first needed. */
export interface LazyBoard {
  load(): Promise<LoadedBoard>
}

export interface LazyBoardOptions {
  readonly chains: readonly ChainRecord[]
  readonly choices: SafeStore<EndpointChoices>
  readonly ownOrigins: readonly string[]
  readonly queryClient: QueryClient
}

export function lazyBoard(options: LazyBoardOptions): LazyBoard {
  let loaded: Promise<LoadedBoard> | undefined
  return {
    load() {
      loaded ??= import('./loadBoard.ts').then(({ loadBoard }) => loadBoard(options))
      loaded.catch(() => {
        loaded = undefined // A failed download is tried again.
      })
      return loaded
    },
  }
}
