import type { TransportRegistry } from './createTransportRegistry.ts'
import { blockNumber } from './endpoints/blockNumber.ts'
import { rpcLimits } from './rpcLimits.ts'

/**
 * Follows the new blocks of one chain by WebSocket, for the poller, which calls it on every tick.
 * A chain that is silent for five intervals is polled again, and resubscribed after fifteen.
 */
export interface HeadFollower {
  /** Follows this chain: subscribes, or tries again when that is due. */
  follow(chainId: number): void
  /** Unsubscribes from every other chain; from all of them without a chain id. */
  keepOnly(chainId?: number): void
  /** Whether blocks arrive and the latest one has been read, so that polling would find nothing. */
  isUpToDate(): boolean
  /**
   * Records that the chain is about to be read. Call the returned function with its block number.
   */
  reading(): (answer: unknown) => void
}

export interface HeadFollowerOptions {
  readonly registry: Pick<TransportRegistry, 'followHeads' | 'headSource'>
  /** Called with each new block of the followed chain. */
  readonly onHead: () => void
}

/** Times in ms. */
export const headTimes = {
  /** How long after a block the subscription counts as working. */
  live: 5 * rpcLimits.pollingInterval,
  /** How long without a block until the subscription is renewed. */
  silent: 15 * rpcLimits.pollingInterval,
  /** Longest wait before subscribing again; it starts at two intervals and doubles. */
  maxWait: 300_000,
} as const

export function createHeadFollower({ registry, onHead }: HeadFollowerOptions): HeadFollower {
  let followed: number | undefined
  let stop: (() => void) | undefined
  /** URL of the WebSocket in use. */
  let source: string | undefined
  let startedAt = 0
  let lastHeadAt: number | undefined
  let failures = 0
  let retryAt = 0
  /** The latest block, until it has been read. */
  let unread: { readonly number: bigint } | undefined

  function unsubscribe(): void {
    stop?.()
    stop = undefined
    source = undefined
    lastHeadAt = undefined
    unread = undefined
  }

  function fail(): void {
    // A subscription that worked for a while starts over with the shortest wait.
    const worked = lastHeadAt !== undefined && lastHeadAt - startedAt >= headTimes.silent
    failures = worked ? 1 : failures + 1
    unsubscribe()
    const wait = rpcLimits.pollingInterval * 2 ** failures
    retryAt = performance.now() + Math.min(wait, headTimes.maxWait)
  }

  function subscribe(chainId: number, url: string): void {
    startedAt = performance.now()
    source = url
    stop = registry.followHeads(chainId, url, {
      onEnd: fail,
      onHead(number) {
        lastHeadAt = performance.now()
        unread = { number }
        onHead()
      },
    })
  }

  function keepOnly(chainId?: number): void {
    if (followed === chainId) return
    unsubscribe()
    followed = chainId
    failures = 0
    retryAt = 0
  }

  return {
    keepOnly,
    follow(chainId) {
      keepOnly(chainId)
      const url = registry.headSource(chainId, source)
      if (url !== source) unsubscribe()
      if (url === undefined) return
      const now = performance.now()
      if (stop && now - (lastHeadAt ?? startedAt) > headTimes.silent) fail()
      if (!stop && now >= retryAt) subscribe(chainId, url)
    },
    isUpToDate: () =>
      lastHeadAt !== undefined && performance.now() - lastHeadAt <= headTimes.live && !unread,
    reading() {
      const before = unread
      return (answer) => {
        const read = blockNumber(answer)
        // An endpoint that is behind the WebSocket has not shown this block's balances yet.
        if (before && before === unread && read !== undefined && read >= before.number) {
          unread = undefined
        }
      }
    },
  }
}
