import type { GetTransactionReturnType } from 'viem'
import { assertHash } from '../checks/assertValues.ts'
import { clientOf, type ReadSource } from './clientOf.ts'

/**
 * A pending or mined transaction (`eth_getTransactionByHash`).
 *
 * @throws ChainNotConfiguredError, InvalidHashError, and viem's TransactionNotFoundError.
 */
export async function readTransaction(
  kit: ReadSource,
  chainId: number,
  hash: string,
): Promise<GetTransactionReturnType> {
  assertHash(hash)
  const client = clientOf(kit, chainId)
  const { getTransaction } = await import('viem/actions')
  return getTransaction(client, { hash })
}
