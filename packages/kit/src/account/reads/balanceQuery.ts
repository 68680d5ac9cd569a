import { isQuantity } from '@foyer/ui/utils/guards.ts'
import { queryOptions } from '@tanstack/react-query'
import type { Address } from 'viem'
import type { Config } from 'wagmi'
import { balanceKey, ownQuery } from '../../chains/transport/createQueryClient.ts'
import { type RpcRequest, requestOf } from '../../chains/transport/requestOf.ts'
import { UnreadableAnswerError } from '../../errors/read.ts'

/** The state of one balance. */
export type BalanceEntry =
  /** No answer yet, or no address to ask about. */
  | { readonly status: 'pending'; readonly value?: undefined }
  | {
      readonly status: 'success'
      /** In wei. */
      readonly value: bigint
      /** When it was read, in ms since 1970. */
      readonly updatedAt: number
    }
  /** No endpoint responded; `value` is the last known balance, in wei, if any. */
  | { readonly status: 'error'; readonly value?: bigint | undefined }

/** How long a balance stays fresh, in ms. */
const staleTime = 4_000

/**
 * The query for an account's native balance on a chain. Concurrent requests share a batch per
 * chain.
 */
export function balanceQuery(wagmi: Config, address: Address | undefined, chainId: number) {
  return queryOptions({
    ...ownQuery,
    queryKey: [...balanceKey, chainId, address?.toLowerCase()],
    enabled: address !== undefined,
    // After a while hidden or offline, what is shown may be hours old.
    refetchOnWindowFocus: true,
    refetchOnReconnect: true,
    staleTime,
    async queryFn() {
      if (!address) throw new TypeError('A balance needs an address.')
      return nativeBalance(requestOf(wagmi.getClient({ chainId })), address)
    },
  })
}

/**
 * The native balance in wei at the latest block (`eth_getBalance`). Not viem's `getBalance`, which
 * adds 25 kB of ABI coder to the first view.
 *
 * @throws UnreadableAnswerError unless the answer is a hex quantity.
 */
export async function nativeBalance(request: RpcRequest, address: Address): Promise<bigint> {
  const answer = await request({ method: 'eth_getBalance', params: [address, 'latest'] })
  if (!isQuantity(answer)) throw new UnreadableAnswerError({ method: 'eth_getBalance' })
  return BigInt(answer)
}

/** The entry of a balance's query. */
export function balanceEntryOf(
  query: QueryState & { readonly dataUpdatedAt: number },
): BalanceEntry {
  const { data, dataUpdatedAt, status } = query
  if (status === 'success' && data !== undefined) {
    return { status, value: data, updatedAt: dataUpdatedAt }
  }
  return hasFailed(query) ? { status: 'error', value: data } : { status: 'pending' }
}

/**
 * Whether the last read failed. Stays true during a retry, so that the error text does not flicker.
 */
export function hasFailed(result: Pick<QueryState, 'status' | 'errorUpdateCount'>): boolean {
  return result.status === 'error' || (result.status === 'pending' && result.errorUpdateCount > 0)
}

interface QueryState {
  readonly data: bigint | undefined
  readonly errorUpdateCount: number
  readonly status: 'pending' | 'error' | 'success'
}
