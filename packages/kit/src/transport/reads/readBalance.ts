import { assertAddress } from '../checks/assertValues.ts'
import { nativeBalance } from '../nativeBalance.ts'
import { requestOf } from '../requestOf.ts'
import { clientOf, type ReadSource } from './clientOf.ts'

/**
 * An account's native balance at the latest block, in wei (`eth_getBalance`).
 *
 * @throws ChainNotConfiguredError, InvalidAddressError, UnreadableAnswerError
 */
export async function readBalance(
  kit: ReadSource,
  chainId: number,
  address: string,
): Promise<bigint> {
  assertAddress(address)
  return nativeBalance(requestOf(clientOf(kit, chainId)), address)
}
