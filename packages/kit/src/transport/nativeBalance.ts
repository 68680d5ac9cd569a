import type { Address } from 'viem'
import { UnreadableAnswerError } from '../errors/read.ts'
import { isQuantity } from '../utils/guards.ts'
import type { RpcRequest } from './requestOf.ts'

/**
 * The native balance in wei, by `eth_getBalance` at the latest block.
 *
 * Asked by hand: viem's `getBalance` brings 25 kB of ABI coder into the first view.
 *
 * @throws UnreadableAnswerError when the node answers something else than a hex quantity.
 */
export async function nativeBalance(request: RpcRequest, address: Address): Promise<bigint> {
  const answer = await request({ method: 'eth_getBalance', params: [address, 'latest'] })
  if (!isQuantity(answer)) throw new UnreadableAnswerError({ method: 'eth_getBalance' })
  return BigInt(answer)
}
