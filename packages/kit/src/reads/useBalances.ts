import { useQueries } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import type { Address } from 'viem'
import { useKit } from '../config/useKit.ts'
import { refreshReads } from '../transport/refreshReads.ts'
import { type BalanceEntry, balanceEntryOf, balanceQuery } from './balanceQuery.ts'

/** The native balances of an account on all chains. */
export interface UseBalancesReturnType {
  /** An entry for every configured chain, by chain id. */
  readonly byChain: ReadonlyMap<number, BalanceEntry>
  /** Number of chains whose balance is known. */
  readonly answered: number
  /** Number of chains whose balance could not be read. */
  readonly failed: number
  /** Time of the oldest known balance, in ms since 1970; undefined without one. */
  readonly updatedAt: number | undefined
  /** Reads again, on all chains. Does not wait. */
  refresh(): void
}

/**
 * The account's native balance on every configured chain. Without an address nothing is read.
 *
 * @throws ConfigNotLoadedError while the config has not loaded.
 */
export function useBalances(address: Address | undefined): UseBalancesReturnType {
  const { chains, queryClient, wagmi } = useKit('useBalances')
  const results = useQueries(
    { queries: chains.map(({ id }) => balanceQuery(wagmi, address, id)) },
    queryClient,
  )
  const refresh = useCallback(() => {
    void refreshReads(queryClient)
  }, [queryClient])

  // useQueries returns a new array on each render, so changes are detected by content.
  const fingerprint = results
    .map(({ data, dataUpdatedAt, errorUpdateCount, status }) =>
      [status, data, dataUpdatedAt, errorUpdateCount].join(':'),
    )
    .join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: `fingerprint` stands for `results`.
  return useMemo(() => {
    const byChain = new Map<number, BalanceEntry>()
    const times: number[] = []
    for (const [index, { id }] of chains.entries()) {
      const result = results[index]
      const entry = result ? balanceEntryOf(result) : ({ status: 'pending' } as const)
      byChain.set(id, entry)
      if (entry.status === 'success') times.push(entry.updatedAt)
    }
    const entries = [...byChain.values()]
    return {
      byChain,
      answered: entries.filter(({ status }) => status === 'success').length,
      failed: entries.filter(({ status }) => status === 'error').length,
      updatedAt: times.length > 0 ? Math.min(...times) : undefined,
      refresh,
    }
  }, [chains, fingerprint, refresh])
}
