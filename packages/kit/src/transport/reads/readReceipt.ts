import type { GetTransactionReceiptReturnType } from 'viem'
import { assertHash } from '../checks/assertValues.ts'
import { clientOf, type ReadSource } from './clientOf.ts'

/**
 * The receipt of a mined transaction (`eth_getTransactionReceipt`).
 *
 * @throws ChainNotConfiguredError, InvalidHashError, and viem's TransactionReceiptNotFoundError.
 */
export async function readReceipt(
  kit: ReadSource,
  chainId: number,
  hash: string,
): Promise<GetTransactionReceiptReturnType> {
  assertHash(hash)
  const client = clientOf(kit, chainId)
  const { getTransactionReceipt } = await import('viem/actions')
  return getTransactionReceipt(client, { hash })
}
