import type { Query, QueryClient } from '@tanstack/react-query'
import type { ChainHealth } from './chainHealth.ts'
import type { TransportRegistry } from './createTransportRegistry.ts'
import { type EndpointState, isFailing } from './endpointState.ts'
import { isOnThisMachine } from './isOnThisMachine.ts'
import { balanceKey } from './refreshReads.ts'
import { rpcLimits } from './rpcLimits.ts'

/**
 * Keeps what is shown up to date while somebody looks, with at most two HTTP requests every four seconds, ranking
 * included: one for the current network (block and balance in one batch), and one more that goes round the other
 * networks in view and the endpoints that wait their turn. Sends nothing while the page is hidden, nor while the
 * browser is offline, except to nodes of this machine.
 */
export interface Poller {
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

export interface PollerOptions {
  readonly registry: Pick<TransportRegistry, 'get' | 'probe' | 'request'>
  readonly queryClient: QueryClient
  readonly sight?: PageSight | undefined
}

type Job = () => Promise<unknown>

export function createPoller({ registry, queryClient, sight = ofDocument }: PollerOptions): Poller {
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
      registry.request(chainId, { method: 'eth_blockNumber' }),
      refreshBalances(chainId),
    ])
  }

  /**
   * Reads, unless the network is silent: then one of its endpoints is tried first, the one that was asked longest ago.
   * A read would ask all of them, four times over; once it does, so that what is shown is known to be old.
   */
  async function readWhenHeard(chainId: number, read: (chainId: number) => Promise<unknown>) {
    const silent = silentHealth(chainId)
    if (silent) {
      const [next] = silent.endpoints.toSorted((a, b) => lastAsked(a) - lastAsked(b))
      if (next) await registry.probe(chainId, next.url)
      const isStill = silentHealth(chainId)?.endpoints.every(isFailing)
      if (isStill && activeBalances(queryClient, chainId).every(hasGoneWrong)) return
    }
    await read(chainId)
  }

  function silentHealth(chainId: number): ChainHealth | undefined {
    const health = registry.get().get(chainId)
    return health?.silent ? health : undefined
  }

  function current(): number | undefined {
    return [...followers].at(-1)?.chainId
  }

  /** What the second request of a tick may be for, in a fixed order. */
  function jobs(chainId: number | undefined): readonly Job[] {
    const isWatched = watchers > 0
    return [...registry.get().values()].flatMap((health) => {
      const isCurrent = health.chainId === chainId
      const isShown = activeBalances(queryClient, health.chainId).length > 0
      const list: Job[] = []
      if (!isCurrent && isWatched) list.push(() => readWhenHeard(health.chainId, readHead))
      else if (!isCurrent && isShown)
        list.push(() => readWhenHeard(health.chainId, refreshBalances))
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
      .map((url) => () => registry.probe(chainId, url))
  }

  function tick(): void {
    const chainId = current()
    if (chainId !== undefined) void readWhenHeard(chainId, readHead)
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
      if (!isOffline(registry)) tick()
    }, rpcLimits.pollingInterval)
  }

  sight.onChange(() => {
    update()
    if (timer === undefined || isOffline(registry)) return
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
      if (!sight.isHidden()) probeUnknown(registry)
      return () => {
        watchers -= 1
        update()
      }
    },
  }
}

function probeUnknown(registry: PollerOptions['registry']): void {
  for (const { chainId, endpoints } of registry.get().values()) {
    for (const { block, url } of endpoints)
      if (block === undefined) void registry.probe(chainId, url)
  }
}

function activeBalances(queryClient: QueryClient, chainId: number): readonly Query[] {
  const filters = { queryKey: [...balanceKey, chainId], type: 'active' } as const
  return queryClient.getQueryCache().findAll(filters)
}

function hasGoneWrong({ state }: Query): boolean {
  return state.status === 'error'
}

function lastAsked({ samples }: EndpointState): number {
  return samples.at(-1)?.at ?? 0
}

/** A browser without any network calls itself offline, and yet reaches the nodes of its own machine. */
function isOffline(registry: PollerOptions['registry']): boolean {
  if (globalThis.navigator?.onLine !== false) return false
  return ![...registry.get().values()].every(({ endpoints }) =>
    endpoints.some(({ url }) => isOnThisMachine(url)),
  )
}

/** Where there is no document, nobody needs to be spared. */
const ofDocument: PageSight = {
  isHidden: () => globalThis.document?.hidden ?? false,
  onChange: (listener) => globalThis.document?.addEventListener('visibilitychange', listener),
}
