import { fieldOf, isHash } from '../utils/guards.ts'
import type { RpcRequest } from './requestOf.ts'

/**
 * Whether wallet and node are on the same chain, as far as the genesis block tells: a chain id alone
 * proves nothing, since a local copy carries the id of the real network. Check the ids first.
 *
 * @returns false for answers that cannot be read; they prove nothing.
 * @throws what `wallet` or `node` throw.
 */
export async function hasSameGenesis(wallet: RpcRequest, node: RpcRequest): Promise<boolean> {
  const [walletHash, nodeHash] = await Promise.all([readGenesis(wallet), readGenesis(node)])
  return walletHash !== undefined && walletHash === nodeHash
}

/** The hash of block 0 in lower case; undefined when the answer cannot be read. */
export async function readGenesis(request: RpcRequest): Promise<string | undefined> {
  const block = await request({ method: 'eth_getBlockByNumber', params: ['0x0', false] })
  const hash = fieldOf(block, 'hash')
  return isHash(hash) ? hash.toLowerCase() : undefined
}
