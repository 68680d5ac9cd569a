import type { ChainHealth, ChainRecord } from '@foyer/kit'

export interface StaleReads {
  /** Networks that do not answer and of which older values are shown. Empty while offline. */
  readonly names: readonly string[]
  /** When the oldest of them answered last, ms since 1970. */
  readonly since: number | undefined
}

/** What of the page is old; undefined while nothing is. A network that never answered has nothing old to show. */
export function staleReads(
  chains: readonly Pick<ChainRecord, 'id' | 'name'>[],
  byChain: ReadonlyMap<number, Pick<ChainHealth, 'answeredAt' | 'silent'>>,
  isOnline: boolean,
): StaleReads | undefined {
  if (!isOnline) {
    const times = [...byChain.values()].flatMap(({ answeredAt }) => answeredAt ?? [])
    return { names: [], since: times.length > 0 ? Math.min(...times) : undefined }
  }
  const silent = chains.flatMap(({ id, name }) => {
    const health = byChain.get(id)
    return health?.silent && health.answeredAt !== undefined ? { name, at: health.answeredAt } : []
  })
  if (silent.length === 0) return undefined
  return {
    names: silent.map(({ name }) => name),
    since: Math.min(...silent.map(({ at }) => at)),
  }
}
