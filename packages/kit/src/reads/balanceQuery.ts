import { queryOptions } from '@tanstack/react-query'
import type { Address } from 'viem'
import type { Config } from 'wagmi'
import { ownQuery } from '../transport/createQueryClient.ts'
import { nativeBalance } from '../transport/nativeBalance.ts'
import { balanceKey } from '../transport/refreshReads.ts'
import { requestOf } from '../transport/requestOf.ts'

/** How long a balance stays fresh, in ms. */
const staleTime = 4_000

/**
 * The query for an account's native balance on a chain. Concurrent requests share a batch per
 * chain.
 */
export function balanceQuery(config: Config, address: Address | undefined, chainId: number) {
  return queryOptions({
    ...ownQuery,
    queryKey: [...balanceKey, chainId, address?.toLowerCase()],
    enabled: address !== undefined,
    staleTime,
    async queryFn() {
      if (!address) throw new TypeError('A balance needs an address.')
      return nativeBalance(requestOf(config.getClient({ chainId })), address)
    },
  })
}

/**
 * Whether the last read failed. Stays true during a retry, so that the error text does not flicker.
 */
export function hasFailed(result: {
  readonly status: 'pending' | 'error' | 'success'
  readonly errorUpdateCount: number
}): boolean {
  return result.status === 'error' || (result.status === 'pending' && result.errorUpdateCount > 0)
}
