import type { Chain, ChainHealth } from '@foyer/kit'

export interface StaleReads {
  /** Chains that do not answer while older values are shown. */
  readonly names: readonly string[]
  /** When the oldest of them last answered, in ms since 1970. */
  readonly since: number
}

/**
 * Which values on the page are stale; undefined if none is. A chain that never answered has no
 * stale values.
 */
export function staleReads(
  chains: readonly Pick<Chain, 'id' | 'name'>[],
  byChain: ReadonlyMap<number, Pick<ChainHealth, 'answeredAt' | 'silent'>>,
): StaleReads | undefined {
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
