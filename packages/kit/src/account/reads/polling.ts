import { fieldOf } from '@foyer/ui/utils/guards.ts'
import { isLoopbackUrl } from '@foyer/ui/utils/isLoopbackUrl.ts'
import { countdown, stopwatch } from '@foyer/ui/utils/stopwatch.ts'
import {
  focusManager,
  onlineManager,
  type Query,
  type QueryClient,
  type QueryFilters,
  QueryObserver,
} from '@tanstack/react-query'
import type { Kit } from '../../chains/config/kit.ts'
import { balanceKey, ownQuery } from '../../chains/transport/createQueryClient.ts'
import type { TransportRegistry } from '../../chains/transport/createTransportRegistry.ts'
import { blockNumber } from '../../chains/transport/endpoints/endpoint.ts'
import { endpointChoices } from '../../chains/transport/endpoints/endpointChoices.ts'
import {
  type EndpointState,
  isEndpointFailing,
} from '../../chains/transport/endpoints/endpointState.ts'
import { transportRegistry } from '../../chains/transport/lazyTransportRegistry.ts'
import { requestOf } from '../../chains/transport/requestOf.ts'
import { rpcLimits } from '../../chains/transport/rpcLimits.ts'
import { followBlocks } from './followBlocks.ts'

type PolledKit = Pick<Kit, 'get' | 'queryClient' | 'wagmi'>

/** Age at which another chain, or an endpoint that is not in use, is read again, in ms. */
const otherInterval = 30_000
/** How long announced blocks are believed to go on, in ms. */
const liveTime = 20_000
/** How long after the last movement, touch or key press a visitor counts as idle, in ms. */
const idleAfter = 30_000

const visitorEvents = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchstart', 'focusin']

const turnKey = ['foyer', 'poll', 'turn']
const watchKey = ['foyer', 'poll', 'endpoints']

/**
 * Keeps visible balances up to date while an account is connected, with at most two HTTP requests
 * every four seconds: one for the current chain, and one for the other visible chain or the standby
 * endpoint that was asked longest ago, every 30 s each. Where the current chain's blocks come by
 * WebSocket, it is read once per block instead. An idle visitor's other chains are not read. Sends
 * nothing while the page is hidden.
 *
 * @param chainId the wallet's chain; undefined when it is not configured.
 * @returns the function that stops it.
 */
export function pollBalances(kit: PolledKit, chainId: number | undefined): () => void {
  const { queryClient } = kit
  const registry = () => kit.get(transportRegistry)?.value()
  let timeToIdle = countdown(idleAfter)
  let readAt = Number.NEGATIVE_INFINITY
  let announced: { readonly block: bigint; readonly age: () => number } | undefined
  let read = -1n
  let stopBlocks: (() => void) | undefined

  function needsRead(id: number): boolean {
    if (announced === undefined || announced.age() > liveTime) return true
    if (read < announced.block || isWatched(queryClient)) return true
    if (registry()?.get().get(id)?.silent) return true
    return balancesOf(queryClient, id).some(hasFailed)
  }

  async function readCurrent(): Promise<number> {
    if (chainId === undefined || isOffline(kit)) return 0
    const endpoints = registry()?.endpointsOf(chainId)
    if (endpoints) stopBlocks ??= followBlocks(endpoints, kit.get(endpointChoices), onBlock)
    // They would look new until the clock, which was set back, has caught up.
    void refetchBalances(queryClient, { predicate: isFromFuture })
    if (!needsRead(chainId)) return 0
    readAt = performance.now()
    // A balance that is already being read may be older than the block.
    const isOlder = balancesOf(queryClient, chainId).some(isFetching)
    const block = await readChain(kit, registry(), chainId)
    // An endpoint behind the WebSocket has not shown this block's balances yet.
    if (block !== undefined && !isOlder) read = block
    return 0
  }

  async function takeTurn(): Promise<number> {
    // A page that watches the endpoints takes the turns.
    if (!timeToIdle() || isWatched(queryClient) || isOffline(kit)) return 0
    await readOldest(kit, registry(), chainId, false)
    return 0
  }

  const current = every(queryClient, ['foyer', 'poll', chainId], readCurrent)
  const turns = every(queryClient, turnKey, takeTurn)

  function onBlock(block: bigint): void {
    announced = { block, age: stopwatch() }
    const isEarly = performance.now() - readAt < rpcLimits.pollingInterval
    // Otherwise, the next poll is soon enough.
    if (!isEarly) void current.refetch({ cancelRefetch: false })
  }

  function stopFollowing(): void {
    stopBlocks?.()
    stopBlocks = undefined
    announced = undefined
  }

  function onUse(): void {
    const wasIdle = !timeToIdle()
    timeToIdle = countdown(idleAfter)
    if (wasIdle) void refetchBalances(queryClient, { predicate: isOld })
  }

  for (const name of visitorEvents) {
    globalThis.document?.addEventListener(name, onUse, { capture: true, passive: true })
  }
  const stops = [
    current.subscribe(() => undefined),
    turns.subscribe(() => undefined),
    focusManager.subscribe(() => focusManager.isFocused() || stopFollowing()),
    stopFollowing,
  ]
  return () => {
    for (const stop of stops) stop()
    for (const name of visitorEvents) {
      globalThis.document?.removeEventListener(name, onUse, { capture: true })
    }
  }
}

/**
 * Asks all endpoints of all chains: those that were never asked at once, then every four seconds
 * the one that was asked longest ago. Sends nothing while the page is hidden. Returns the function
 * that stops it.
 */
export function watchEndpoints(kit: PolledKit): () => void {
  const lazy = kit.get(transportRegistry)
  if (!lazy) return () => undefined
  let hasBegun = false
  async function run(): Promise<number> {
    const registry = await lazy?.load()
    if (registry && !hasBegun) probeUnknown(registry)
    else if (!isOffline(kit)) await readOldest(kit, registry, undefined, true)
    hasBegun = true
    return 0
  }
  const observer = every(kit.queryClient, watchKey, run)
  const stop = observer.subscribe(() => undefined)
  if (focusManager.isFocused()) void observer.refetch({ cancelRefetch: false })
  return stop
}

/** Runs a function every four seconds while the page is visible, first after four seconds. */
function every(
  queryClient: QueryClient,
  queryKey: readonly unknown[],
  queryFn: () => Promise<number>,
) {
  return new QueryObserver(queryClient, {
    ...ownQuery,
    queryKey,
    queryFn,
    gcTime: 0,
    initialData: 0,
    refetchInterval: rpcLimits.pollingInterval,
    refetchIntervalInBackground: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

function isWatched(queryClient: QueryClient): boolean {
  return queryClient.getQueryCache().find({ queryKey: watchKey })?.isActive() ?? false
}

/**
 * Reads a chain's block and visible balances in one batch, and returns the block. On a silent chain
 * it first probes the endpoint that was asked longest ago, since a read would ask every endpoint
 * four times. Still reads once, so that the shown balance becomes stale.
 */
async function readChain(
  { queryClient, wagmi }: PolledKit,
  registry: TransportRegistry | undefined,
  chainId: number,
  withBlock = true,
): Promise<bigint | undefined> {
  const endpoints = registry?.endpointsOf(chainId)
  if (endpoints?.health().silent) {
    const [next] = endpoints.health().endpoints.toSorted((a, b) => lastAsked(a) - lastAsked(b))
    if (next) await endpoints.probe(next.url)
    const isStillFailing = endpoints.health().endpoints.every(isEndpointFailing)
    if (isStillFailing && balancesOf(queryClient, chainId).every(hasFailed)) return undefined
  }
  const request = requestOf(wagmi.getClient({ chainId }))
  const [block] = await Promise.allSettled([
    // The block ranks endpoints, which the page's own transports don't.
    registry && withBlock ? request({ method: 'eth_blockNumber' }) : undefined,
    refetchBalances(queryClient, { queryKey: [...balanceKey, chainId] }),
  ])
  return block.status === 'fulfilled' ? blockNumber(block.value) : undefined
}

/** Reads what was read longest ago, if that is 30 s ago: another chain, or an endpoint. */
async function readOldest(
  kit: PolledKit,
  registry: TransportRegistry | undefined,
  chainId: number | undefined,
  isWatching: boolean,
): Promise<void> {
  const jobs: { readonly at: number; readonly run: () => Promise<unknown> }[] = []
  if (!isWatching) {
    for (const [id, at] of readTimes(kit.queryClient)) {
      if (id !== chainId) jobs.push({ at, run: () => readChain(kit, registry, id, false) })
    }
  }
  for (const health of registry?.get().values() ?? []) {
    if (!isWatching && health.chainId !== chainId) continue
    for (const endpoint of health.endpoints) {
      const { kind, url } = endpoint
      const at = lastAsked(endpoint)
      const probe = () => registry?.endpointsOf(health.chainId).probe(url) ?? Promise.resolve()
      if (url !== health.inUse) {
        if (isWatching || kind === 'http') jobs.push({ at, run: probe })
      } else if (isWatching) jobs.push({ at, run: () => readChain(kit, registry, health.chainId) })
    }
  }
  const [oldest] = jobs.toSorted((a, b) => a.at - b.at)
  if (oldest && Date.now() - oldest.at >= otherInterval) await oldest.run()
}

function probeUnknown(registry: TransportRegistry): void {
  for (const { chainId, endpoints } of registry.get().values()) {
    for (const { block, url } of endpoints) {
      if (block === undefined) void registry.endpointsOf(chainId).probe(url)
    }
  }
}

/** The balances that are shown, of all chains or of one. */
function balancesOf(queryClient: QueryClient, chainId?: number): readonly Query[] {
  const queryKey = chainId === undefined ? balanceKey : [...balanceKey, chainId]
  return queryClient.getQueryCache().findAll({ queryKey, type: 'active' })
}

/** When the oldest visible balance of each chain was read. */
function readTimes(queryClient: QueryClient): ReadonlyMap<number, number> {
  const times = new Map<number, number>()
  for (const { queryKey, state } of balancesOf(queryClient)) {
    const id = queryKey[balanceKey.length]
    const at = Math.max(state.dataUpdatedAt, state.errorUpdatedAt)
    if (typeof id === 'number') times.set(id, Math.min(at, times.get(id) ?? at))
  }
  return times
}

function refetchBalances(
  queryClient: QueryClient,
  filters: Pick<QueryFilters, 'predicate' | 'queryKey'>,
): Promise<void> {
  // A running read is not restarted: on a slow chain it would never finish.
  return queryClient.refetchQueries(
    { queryKey: balanceKey, type: 'active', ...filters },
    { cancelRefetch: false },
  )
}

function hasFailed({ state }: Query): boolean {
  return state.status === 'error'
}

function isOld(query: Query): boolean {
  return query.isStaleByTime(rpcLimits.pollingInterval)
}

function isFromFuture({ state }: Query): boolean {
  return state.dataUpdatedAt > Date.now()
}

function isFetching({ state }: Query): boolean {
  return state.fetchStatus === 'fetching'
}

function lastAsked({ samples }: EndpointState): number {
  const at = samples.at(-1)?.at ?? 0
  // The clock was set back since.
  return at > Date.now() ? 0 : at
}

/** Whether the browser is offline, and the nodes are not on this machine. */
function isOffline({ wagmi }: PolledKit): boolean {
  if (onlineManager.isOnline()) return false
  return !wagmi.chains.every(({ id }) =>
    urlsOf(wagmi.getClient({ chainId: id }).transport).some(isLoopbackUrl),
  )
}

/** The URLs of a transport of viem: `http`, `webSocket`, or a `fallback` of several. */
function urlsOf(transport: unknown): readonly string[] {
  const several = fieldOf(transport, 'transports')
  const values = Array.isArray(several) ? several.map((each) => fieldOf(each, 'value')) : []
  const urls = [transport, ...values].map((value) => fieldOf(value, 'url'))
  return urls.filter((url) => typeof url === 'string')
}
