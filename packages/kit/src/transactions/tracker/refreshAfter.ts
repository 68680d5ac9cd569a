import type { QueryClient } from '@tanstack/react-query'
import { refreshReads } from '../../transport/refreshReads.ts'

/** wagmi's reads that a transaction may have changed, by the first part of their key. */
const chainReads: ReadonlySet<unknown> = new Set([
  'balance',
  'readContract',
  'readContracts',
  'infiniteReadContracts',
  'call',
  'simulateContract',
  'estimateGas',
  'storageAt',
  'transactionCount',
])

/** Reads a chain's balances again, and what pages read of its contracts through wagmi. */
export async function refreshAfter(client: QueryClient, chainId: number): Promise<void> {
  await Promise.all([
    refreshReads(client, [chainId]),
    client.invalidateQueries({ predicate: ({ queryKey }) => chainReads.has(queryKey[0]) }),
  ])
}
