import { assertAddress } from '../checks/assertValues.ts'
import { clientOf, type ReadSource } from './clientOf.ts'

/**
 * An account's next nonce, pending transactions included (`eth_getTransactionCount` at 'pending').
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
