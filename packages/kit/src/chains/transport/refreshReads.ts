import type { QueryClient } from '@tanstack/react-query'

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
