import { type Chain, type ChainHealth, isOnThisMachine } from '@foyer/kit'

export interface StaleReads {
  readonly isOffline: boolean
  /** Networks that do not answer and of which older values are shown. Empty while offline. */
  readonly names: readonly string[]
  /** When the oldest of them answered last, ms since 1970. */
  readonly since: number | undefined
}

/**
 * What of the page is old; undefined while nothing is. A network that never answered has nothing old to show. Where all
 * nodes are on this machine, as the demo's are, nobody is offline who has no other network.
 */
export function staleReads(
  chains: readonly Pick<Chain, 'id' | 'name' | 'rpcUrls'>[],
  byChain: ReadonlyMap<number, Pick<ChainHealth, 'answeredAt' | 'silent'>>,
  hasNetwork: boolean,
): StaleReads | undefined {
  const isOffline =
    !hasNetwork && !chains.every(({ rpcUrls }) => rpcUrls.default.http.some(isOnThisMachine))
  if (isOffline) {
    const times = [...byChain.values()].flatMap(({ answeredAt }) => answeredAt ?? [])
    return { isOffline, names: [], since: times.length > 0 ? Math.min(...times) : undefined }
  }
  const silent = chains.flatMap(({ id, name }) => {
    const health = byChain.get(id)
    return health?.silent && health.answeredAt !== undefined ? { name, at: health.answeredAt } : []
  })
  if (silent.length === 0) return undefined
  return {
    isOffline,
    names: silent.map(({ name }) => name),
    since: Math.min(...silent.map(({ at }) => at)),
  }
}
