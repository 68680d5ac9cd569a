import { type Chain, type ChainHealth, isLoopbackUrl } from '@foyer/kit'

export interface StaleReads {
  readonly isOffline: boolean
  /** Chains that do not answer while older values are shown. Empty while offline. */
  readonly names: readonly string[]
  /** When the oldest of them last answered, in ms since 1970. */
  readonly since: number | undefined
}

/**
 * Which values on the page are stale; undefined if none is. A chain that never answered has no
 * stale values. If all endpoints are on this machine, as in the demo, being offline does not
 * matter.
 */
export function staleReads(
  chains: readonly Pick<Chain, 'id' | 'name' | 'rpcUrls'>[],
  byChain: ReadonlyMap<number, Pick<ChainHealth, 'answeredAt' | 'silent'>>,
  isOnline: boolean,
): StaleReads | undefined {
  const isOffline =
    !isOnline && !chains.every(({ rpcUrls }) => rpcUrls.default.http.some(isLoopbackUrl))
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
