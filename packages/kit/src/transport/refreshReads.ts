import type { QueryClient } from '@tanstack/react-query'

/** First part of the key of everything that the kit reads of accounts. */
export const balanceKey = ['foyer', 'balance'] as const

/**
 * Reads the kit's balances again: of these networks, or of all. What no view shows now is read when one needs it.
 * To be called after a transaction went through.
 *
 * @param chainIds default: all networks.
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
