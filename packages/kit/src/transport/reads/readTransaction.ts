import type { GetTransactionReturnType } from 'viem'
import { assertHash } from '../checks/assertHash.ts'
import { clientOf, type ReadSource } from './clientOf.ts'

/**
 * A transaction, waiting or mined (`eth_getTransactionByHash`).
 *
 * @throws ChainNotConfiguredError, InvalidHashError, and viem's error when the node knows none
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
