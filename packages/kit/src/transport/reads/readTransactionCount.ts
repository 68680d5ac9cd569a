import { assertAddress } from '../checks/assertAddress.ts'
import { clientOf, type ReadSource } from './clientOf.ts'

/**
 * How many transactions an account has sent, the waiting ones included (`eth_getTransactionCount` at 'pending'): the
 * number of its next one.
 *
 * @throws ChainNotConfiguredError, InvalidAddressError
 */
export async function readTransactionCount(
  kit: ReadSource,
  chainId: number,
  address: string,
): Promise<number> {
  assertAddress(address)
  const client = clientOf(kit, chainId)
  const { getTransactionCount } = await import('viem/actions')
  return getTransactionCount(client, { address, blockTag: 'pending' })
}
