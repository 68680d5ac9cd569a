import type { Query, QueryClient } from '@tanstack/react-query'
import { createHeadFollower } from './createHeadFollower.ts'
import type { TransportRegistry } from './createTransportRegistry.ts'
import { documentActivity, type PageActivity } from './documentActivity.ts'
import type { ChainHealth } from './endpoints/endpointState.ts'
import { type EndpointState, isEndpointFailing } from './endpoints/endpointState.ts'
import { isLoopbackUrl } from './endpoints/isLoopbackUrl.ts'
import { balanceKey } from './refreshReads.ts'
import { rpcLimits } from './rpcLimits.ts'

/**
 * Keeps visible data up to date with at most two HTTP requests every four seconds: one for the
 * current chain (block and balance in one batch), and one that takes turns among the other visible
 * chains and the standby endpoints, which also ranks them. Where the current chain's blocks come by
 * WebSocket, it is read once per block instead. While the visitor does nothing, only the current
 * chain is read. Sends nothing while the page is hidden, or while the browser is offline,
 * except to local nodes. Through the page's own transports, only balances are read.
 */
export interface Poller {
  /**
   * Polls the connected wallet's chain; undefined when it is not configured. Returns the function
   * that stops polling.
   */
  follow(chainId: number | undefined): () => void
  /** Polls the endpoints of all chains. Returns the function that stops polling. */
  watchAll(): () => void
}

export interface PollerOptions {
  readonly registry: Pick<
    TransportRegistry,
    'followHeads' | 'get' | 'headSource' | 'probe' | 'request'
  >
  readonly queryClient: QueryClient
  readonly activity?: PageActivity | undefined
  /**
   * Whether an offline browser still reaches each chain, at a node on this machine. Default: as the
   * registry's endpoints say.
   */
  readonly isLocal?: (() => boolean) | undefined
}

type Job = () => Promise<unknown>

export function createPoller({
  registry,
  queryClient,
  activity = documentActivity(),
  isLocal = () => isEachLocal(registry),
}: PollerOptions): Poller {
  const followers = new Set<{ readonly chainId: number | undefined }>()
  let watchers = 0
  let timer: ReturnType<typeof setInterval> | undefined
  let turn = 0
  let readAt = Number.NEGATIVE_INFINITY
  const heads = createHeadFollower({ registry, onHead: onNewHead })

  function isOffline(): boolean {
    return globalThis.navigator?.onLine === false && !isLocal()
  }

  function refreshBalances(chainId: number): Promise<void> {
    // A running read is not restarted: on a slow chain it would never finish.
    return queryClient.refetchQueries(
      { queryKey: [...balanceKey, chainId], type: 'active' },
      { cancelRefetch: false },
    )
  }

  async function readHead(chainId: number): Promise<void> {
    // A balance that is already being read may be older than the block.
    const isOlder = activeBalances(queryClient, chainId).some(isFetching)
    const onRead = chainId === current() && !isOlder ? heads.reading() : undefined
    const [block] = await Promise.allSettled([
      registry.request(chainId, { method: 'eth_blockNumber' }),
      refreshBalances(chainId),
    ])
    if (block.status === 'fulfilled') onRead?.(block.value)
  }

  function readCurrent(chainId: number): void {
    readAt = performance.now()
    // The block ranks endpoints and follows a WebSocket: the page's own transports have neither.
    const isHosted = !registry.get().has(chainId)
    void readOrProbe(chainId, isHosted ? refreshBalances : readHead)
  }

  /** Reads at once, unless the last read is so recent that the next tick is soon enough. */
  function onNewHead(): void {
    const chainId = current()
    const isEarly = performance.now() - readAt < rpcLimits.pollingInterval
    if (chainId === undefined || timer === undefined || isEarly) return
    update()
    readCurrent(chainId)
  }

  function needsRead(chainId: number): boolean {
    if (watchers > 0 || !heads.isUpToDate() || silentHealth(chainId)) return true
    return activeBalances(queryClient, chainId).some(hasGoneWrong)
  }

  /**
   * Reads a chain. On a silent chain it first probes the endpoint that was asked longest ago, since
   * a read would ask every endpoint four times. Still reads once, so that the shown balance becomes
   * stale.
   */
  async function readOrProbe(chainId: number, read: (chainId: number) => Promise<unknown>) {
    const silent = silentHealth(chainId)
    if (silent) {
      const [next] = silent.endpoints.toSorted((a, b) => lastAsked(a) - lastAsked(b))
      if (next) await registry.probe(chainId, next.url)
      const isStillFailing = silentHealth(chainId)?.endpoints.every(isEndpointFailing)
      if (isStillFailing && activeBalances(queryClient, chainId).every(hasGoneWrong)) return
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

  /** The candidates for the second request of a tick, in a fixed order. */
  function jobs(chainId: number | undefined): readonly Job[] {
    const isWatched = watchers > 0
    const shown = shownChains(queryClient)
    const healths = registry.get()
    // With the page's own transports, chains have no health.
    const others = [...shown].filter((id) => id !== chainId && !healths.has(id))
    const reads = others.map((id) => () => refreshBalances(id))
    const ofEndpoints = [...healths.values()].flatMap((health) => {
      const isCurrent = health.chainId === chainId
      const list: Job[] = []
      if (!isCurrent && isWatched) list.push(() => readOrProbe(health.chainId, readHead))
      else if (!isCurrent && shown.has(health.chainId))
        list.push(() => readOrProbe(health.chainId, refreshBalances))
      if (isCurrent || isWatched) list.push(...standbys(health, isWatched))
      return list
    })
    return [...ofEndpoints, ...reads]
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
    if (chainId !== undefined) {
      heads.follow(chainId)
      if (needsRead(chainId)) readCurrent(chainId)
    }
    // A page that watches all endpoints is often left open without input.
    const list = activity.isIdle() && watchers === 0 ? [] : jobs(chainId)
    const job = list[turn % Math.max(1, list.length)]
    turn += 1
    void job?.()
  }

  function update(): void {
    clearInterval(timer)
    timer = undefined
    heads.keepOnly(activity.isHidden() ? undefined : current())
    if (activity.isHidden() || (followers.size === 0 && watchers === 0)) return
    timer = setInterval(() => {
      if (!isOffline()) tick()
    }, rpcLimits.pollingInterval)
  }

  activity.onChange(() => {
    update()
    if (timer === undefined || isOffline()) return
    // The visitor is back: the data may be hours old.
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
      // Endpoints that were never asked have nothing to show yet.
      if (!activity.isHidden()) probeUnknown(registry)
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

/** The chains whose balances are shown. */
function shownChains(queryClient: QueryClient): ReadonlySet<number> {
  const queries = queryClient.getQueryCache().findAll({ queryKey: balanceKey, type: 'active' })
  const ids = queries.map(({ queryKey }) => queryKey[balanceKey.length])
  return new Set(ids.filter((id) => typeof id === 'number'))
}

function hasGoneWrong({ state }: Query): boolean {
  return state.status === 'error'
}

function isFetching({ state }: Query): boolean {
  return state.fetchStatus === 'fetching'
}

function lastAsked({ samples }: EndpointState): number {
  return samples.at(-1)?.at ?? 0
}

function isEachLocal(registry: PollerOptions['registry']): boolean {
  return [...registry.get().values()].every(({ endpoints }) =>
    endpoints.some(({ url }) => isLoopbackUrl(url)),
  )
}
