import type { ChainEndpoints } from '../../chains/transport/endpoints/createEndpoints.ts'
import { rpcLimits } from '../../chains/transport/rpcLimits.ts'

/** How long without a block until the subscription is renewed, in ms. */
export const silentLimit = 60_000
/** Longest wait before subscribing again, in ms; it starts at two polling intervals and doubles. */
export const maxWait = 300_000

/**
 * Follows a chain's new blocks at one of its WebSockets, if there is one that the visitor's choice
 * allows. Subscribes again after a failure or a silence. Returns the function that stops it.
 *
 * @param choices notifies of the endpoints that the visitor pins.
 */
export function followBlocks(
  endpoints: Pick<ChainEndpoints, 'blockSource' | 'watchBlocks'>,
  choices: { subscribe(listener: () => void): () => void },
  onBlock: (block: bigint) => void,
): () => void {
  let source: string | undefined
  let stop: (() => void) | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0

  function end(): void {
    clearTimeout(timer)
    stop?.()
    stop = undefined
  }

  function fail(hasWorked: boolean): void {
    end()
    // A subscription that worked for a while starts over with the shortest wait.
    failures = hasWorked ? 1 : failures + 1
    source = undefined
    timer = setTimeout(start, Math.min(rpcLimits.pollingInterval * 2 ** failures, maxWait))
  }

  function start(): void {
    end()
    source = endpoints.blockSource(source)
    if (source === undefined) return
    const startedAt = performance.now()
    const waitForBlock = () => {
      clearTimeout(timer)
      timer = setTimeout(() => fail(false), silentLimit)
    }
    waitForBlock()
    stop = endpoints.watchBlocks(source, {
      onEnd: () => fail(performance.now() - startedAt >= silentLimit),
      onBlock(block) {
        waitForBlock()
        onBlock(block)
      },
    })
  }

  start()
  const unsubscribe = choices.subscribe(() => {
    if (endpoints.blockSource(source) !== source) start()
  })
  return () => {
    unsubscribe()
    end()
  }
}
