import { createTransport, type EIP1193RequestFn } from 'viem'
import { createEndpointBoard } from './createEndpointBoard.ts'
import { createPulse } from './createPulse.ts'
import type { LazyBoardOptions, LoadedBoard } from './lazyBoard.ts'
import { rpcLimits } from './rpcLimits.ts'

/** The endpoint board, viem's retries around it, and the pulse that keeps what is shown up to date. */
export function loadBoard(options: LazyBoardOptions): LoadedBoard {
  const board = createEndpointBoard(options)
  const { retryCount, retryDelay, timeout } = rpcLimits
  return {
    board,
    pulse: createPulse({ board, queryClient: options.queryClient }),
    requestOf(chainId) {
      const ask = async ({ method, params }: { method: string; params?: unknown }) =>
        board.request(chainId, { method, params })
      return createTransport({
        key: 'foyer',
        name: 'Foyer',
        type: 'foyer',
        retryCount,
        retryDelay,
        timeout,
        // viem's type names every method; what a node answers is checked where it is read.
        request: ask as EIP1193RequestFn,
      }).request
    },
  }
}
