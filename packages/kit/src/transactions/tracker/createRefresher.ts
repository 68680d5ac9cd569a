import { onPageVisible } from '@foyer/ui/utils/onPageVisible.ts'
import type { Query, QueryClient } from '@tanstack/react-query'
import { balanceKey } from '../../chains/transport/createQueryClient.ts'

/** The first key of wagmi's queries that a transaction may change. */
const chainReads: ReadonlySet<unknown> = new Set([
  'balance',
  'readContract',
  'readContracts',
  'infiniteReadContracts',
  'call',
  'simulateContract',
  'estimateGas',
  'prepareTransactionRequest',
  'getBytecode',
  'getContractEvents',
  'getProof',
  'getStorageAt',
  'transactionCount',
])

/**
 * Returns a function that refreshes a chain's balances, and what else wagmi has read that a
 * transaction may change. While the page is hidden it only invalidates them; those shown are
 * read once it is visible.
 */
export function createRefresher(client: QueryClient): (chainId: number) => Promise<void> {
  /** Invalidated while the page was hidden. */
  const outdated = new Set<Query>()
  let stopWaiting: (() => void) | undefined

  function onVisible(): void {
    stopWaiting?.()
    stopWaiting = undefined
    const queries = new Set(outdated)
    outdated.clear()
    // What the page reads on its own when it is visible again is not read twice.
    const options = { cancelRefetch: false }
    void client.refetchQueries({ predicate: (one) => queries.has(one), type: 'active' }, options)
  }

  return async (chainId) => {
    const queries = new Set(queriesOf(client, chainId))
    const isHidden = document.visibilityState === 'hidden'
    if (isHidden) {
      for (const query of queries) outdated.add(query)
      stopWaiting ??= onPageVisible(onVisible)
    }
    await client.invalidateQueries({
      predicate: (query) => queries.has(query),
      refetchType: isHidden ? 'none' : 'active',
    })
  }
}

function queriesOf(client: QueryClient, chainId: number): readonly Query[] {
  const cache = client.getQueryCache()
  return [
    ...cache.findAll({ queryKey: [...balanceKey, chainId] }),
    ...cache.findAll({ predicate: ({ queryKey }) => chainReads.has(queryKey[0]) }),
  ]
}
