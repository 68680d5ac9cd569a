import type { QueryClient } from '@tanstack/react-query'
import type { ChainHealth } from './chainHealth.ts'
import type { EndpointBoard } from './createEndpointBoard.ts'
import { balanceKey } from './refreshReads.ts'
import { rpcLimits } from './rpcLimits.ts'

/**
 * Keeps what is shown up to date while somebody looks, with at most two HTTP requests every four seconds, ranking
 * included: one for the current network (block and balance in one batch), and one more that goes round the other
 * networks in view and the endpoints that wait their turn. Sends nothing while the page is hidden or offline.
 */
export interface Pulse {
  /** A connected visitor looks at this network; undefined: at one that is not configured. Returns what ends it. */
  follow(chainId: number | undefined): () => void
  /** Somebody looks at the endpoints of all networks. Returns what ends it. */
  watchAll(): () => void
}

/** Whether anybody can see the page. */
export interface PageSight {
  isHidden(): boolean
  onChange(listener: () => void): void
}

export interface PulseOptions {
  readonly board: Pick<EndpointBoard, 'get' | 'probe' | 'request'>
  readonly queryClient: QueryClient
  readonly sight?: PageSight | undefined
}

type Job = () => Promise<unknown>

export function createPulse({ board, queryClient, sight = ofDocument }: PulseOptions): Pulse {
  const followers = new Set<{ readonly chainId: number | undefined }>()
  let watchers = 0
  let timer: ReturnType<typeof setInterval> | undefined
  let turn = 0

  function refreshBalances(chainId: number): Promise<void> {
    // A read that is still under way is not begun anew: a slow network would never get to its end.
    return queryClient.refetchQueries(
      { queryKey: [...balanceKey, chainId], type: 'active' },
      { cancelRefetch: false },
    )
  }

  function readHead(chainId: number): Promise<unknown> {
    return Promise.allSettled([
      board.request(chainId, { method: 'eth_blockNumber' }),
      refreshBalances(chainId),
    ])
  }

  function current(): number | undefined {
    return [...followers].at(-1)?.chainId
  }

  /** What the second request of a tick may be for, in a fixed order. */
  function jobs(chainId: number | undefined): readonly Job[] {
    const isWatched = watchers > 0
    return [...board.get().values()].flatMap((health) => {
      const isCurrent = health.chainId === chainId
      const isShown = hasActiveBalance(queryClient, health.chainId)
      const list: Job[] = []
      if (!isCurrent && isWatched) list.push(() => readHead(health.chainId))
      else if (!isCurrent && isShown) list.push(() => refreshBalances(health.chainId))
      if (isCurrent || isWatched) list.push(...standbys(health, isWatched))
      return list
    })
  }

  function standbys(
    { chainId, endpoints, inUse }: ChainHealth,
    withSockets: boolean,
  ): readonly Job[] {
    return endpoints
      .filter(({ kind, url }) => url !== inUse && (withSockets || kind === 'http'))
      .map(({ url }) => url)
      .toSorted()
      .map((url) => () => board.probe(chainId, url))
  }

  function tick(): void {
    const chainId = current()
    if (chainId !== undefined) void readHead(chainId)
    const list = jobs(chainId)
    const job = list[turn % Math.max(1, list.length)]
    turn += 1
    void job?.()
  }

  function update(): void {
    clearInterval(timer)
    timer = undefined
    if (sight.isHidden() || (followers.size === 0 && watchers === 0)) return
    timer = setInterval(() => {
      if (!isOffline()) tick()
    }, rpcLimits.pollingInterval)
  }

  sight.onChange(() => {
    update()
    if (timer === undefined || isOffline()) return
    // Back in view: what is shown may be hours old.
    void queryClient.refetchQueries(
      {
        queryKey: balanceKey,
        type: 'active',
        predicate: (query) => query.isStaleByTime(rpcLimits.pollingInterval),
      },
      { cancelRefetch: false },
    )
  })

  return {
    follow(chainId) {
      const follower = { chainId }
      followers.add(follower)
      update()
      return () => {
        followers.delete(follower)
        update()
      }
    },
    watchAll() {
      watchers += 1
      update()
      // At first every endpoint once: there is nothing to show of those that were never asked.
      if (!sight.isHidden()) probeUnknown(board)
      return () => {
        watchers -= 1
        update()
      }
    },
  }
}

function probeUnknown(board: PulseOptions['board']): void {
  for (const { chainId, endpoints } of board.get().values()) {
    for (const { block, url } of endpoints) if (block === undefined) void board.probe(chainId, url)
  }
}

function hasActiveBalance(queryClient: QueryClient, chainId: number): boolean {
  const filters = { queryKey: [...balanceKey, chainId], type: 'active' } as const
  return queryClient.getQueryCache().findAll(filters).length > 0
}

function isOffline(): boolean {
  return globalThis.navigator?.onLine === false
}

/** Where there is no document, nobody needs to be spared. */
const ofDocument: PageSight = {
  isHidden: () => globalThis.document?.hidden ?? false,
  onChange: (listener) => globalThis.document?.addEventListener('visibilitychange', listener),
}
