import { useChainHealth } from '@foyer/kit'

/** How many requests the page has sent to nodes so far; undefined before the first. */
export function useRequestCount(): number | undefined {
  const { byChain } = useChainHealth()
  if (byChain.size === 0) return undefined
  const all = [...byChain.values()].flatMap(({ endpoints }) => endpoints)
  return all.reduce((sum, { requests }) => sum + requests, 0)
}
