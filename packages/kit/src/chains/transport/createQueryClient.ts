import { QueryClient } from '@tanstack/react-query'

/** One day, in ms: the cache time, and how long names and avatars stay fresh. */
export const oneDay = 86_400_000

/**
 * Options that each query of the kit sets itself, because the page's query client may have other
 * defaults: errors are shown and not thrown, data of another account is never shown, only the
 * transport retries, and a node on this machine is read offline.
 */
export const ownQuery = {
  networkMode: 'offlineFirst',
  placeholderData: () => undefined,
  retry: false,
  throwOnError: false,
} as const

/** The kit's query defaults: cached for a day, offline first, no retries. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        gcTime: oneDay,
        networkMode: 'offlineFirst',
        refetchOnWindowFocus: false,
        retry: false,
      },
      mutations: { networkMode: 'offlineFirst' },
    },
  })
}

/** First part of the query key of balances. */
export const balanceKey = ['foyer', 'balance'] as const

/**
 * Refreshes the kit's balances; those not shown are read on next use. Call it after a transaction.
 *
 * @param chainIds Default: all chains.
 */
export async function refreshReads(
  client: QueryClient,
  chainIds?: readonly number[],
): Promise<void> {
  if (!chainIds) return client.invalidateQueries({ queryKey: balanceKey })
  await Promise.all(
    chainIds.map((chainId) => client.invalidateQueries({ queryKey: [...balanceKey, chainId] })),
  )
}
