import { queryOptions } from '@tanstack/react-query'
import type { Address } from 'viem'
import type { Config } from 'wagmi'
import { nativeBalance } from '../transport/nativeBalance.ts'
import { balanceKey } from '../transport/refreshReads.ts'
import { requestOf } from '../transport/requestOf.ts'

/** Older balances are read again when a view needs them, ms. */
const staleTime = 4_000

/** One chain's native balance of one account. Requests of one moment share a JSON-RPC batch a chain. */
export function balanceQuery(config: Config, address: Address | undefined, chainId: number) {
  return queryOptions({
    queryKey: [...balanceKey, chainId, address?.toLowerCase()],
    enabled: address !== undefined,
    staleTime,
    async queryFn() {
      if (!address) throw new TypeError('A balance needs an address.')
      return nativeBalance(requestOf(config.getClient({ chainId })), address)
    },
  })
}

/** A failed read stays failed while it is tried again, so that its words do not flicker. */
export function hasFailed(result: {
  readonly status: 'pending' | 'error' | 'success'
  readonly errorUpdateCount: number
}): boolean {
  return result.status === 'error' || (result.status === 'pending' && result.errorUpdateCount > 0)
}
