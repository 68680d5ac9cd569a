import { useQueries } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import type { Address } from 'viem'
import { useKit } from '../../chains/config/useKit.ts'
import { refreshReads } from '../../chains/transport/createQueryClient.ts'
import { type BalanceEntry, balanceEntryOf, balanceQuery } from './balanceQuery.ts'

/** The native balances of an account on all chains that have a native token. */
export interface UseBalancesReturnType {
  /** An entry for every configured chain that has a native token, by chain id. */
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

const pending: BalanceEntry = { status: 'pending' }

/**
 * The account's native balance on every configured chain that has a native token. Without an
 * address nothing is read.
 *
 * @throws ConfigNotLoadedError while the config has not loaded.
 */
export function useBalances(address: Address | undefined): UseBalancesReturnType {
  const { chains: configured, queryClient, wagmi } = useKit('useBalances')
  const chains = useMemo(
    () => configured.filter(({ hasNativeToken }) => hasNativeToken !== false),
    [configured],
  )
  const queries = chains.map(({ id }) => balanceQuery(wagmi, address, id))
  // The entries stay the same array while they are equal. Inline, since older versions otherwise
  // return the previous account's entries for one render (TanStack/query #8781).
  const entries = useQueries(
    { queries, combine: (results) => results.map(balanceEntryOf) },
    queryClient,
  )
  const refresh = useCallback(() => {
    void refreshReads(queryClient)
  }, [queryClient])

  return useMemo(() => {
    const times = entries.flatMap((entry) => (entry.status === 'success' ? entry.updatedAt : []))
    return {
      byChain: new Map(chains.map(({ id }, index) => [id, entries[index] ?? pending])),
      answered: times.length,
      failed: entries.filter(({ status }) => status === 'error').length,
      updatedAt: times.length > 0 ? Math.min(...times) : undefined,
      refresh,
    }
  }, [chains, entries, refresh])
}
