import type { Address } from 'viem'
import { UnreadableAnswerError } from '../errors/read.ts'
import { isQuantity } from '../utils/guards.ts'
import type { RpcRequest } from './requestOf.ts'

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
