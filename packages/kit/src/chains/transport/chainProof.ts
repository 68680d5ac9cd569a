import { fieldOf, isHash } from '@foyer/ui/utils/guards.ts'
import type { RpcRequest } from './requestOf.ts'

/**
 * Whether wallet and node have the same genesis block. A chain id alone proves nothing, since a
 * local copy has the id of the real chain. Compare the ids first.
 *
 * @returns false for unreadable answers.
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
