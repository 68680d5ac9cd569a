import { parseChainId } from '../format/parseChainId.ts'
import type { RpcRequest } from './requestOf.ts'

/**
 * Whether wallet and app talk to the same chain: the wallet's own provider and the app's node must
 * name the same genesis block, and the wallet the expected chain id. A chain id alone proves
 * nothing, since a local copy carries the id of the real network.
 *
 * @returns true or false; never throws on strange answers, which prove nothing and so are false.
 * @throws what `wallet` or `node` throw, when they cannot be asked.
 */
export async function proveSameChain(options: {
  readonly wallet: RpcRequest
  readonly node: RpcRequest
  readonly chainId: number
}): Promise<boolean> {
  const genesis = { method: 'eth_getBlockByNumber', params: ['0x0', false] }
  const [walletChainId, walletBlock, nodeBlock] = await Promise.all([
    options.wallet({ method: 'eth_chainId' }),
    options.wallet(genesis),
    options.node(genesis),
  ])
  if (parseChainId(walletChainId) !== options.chainId) return false
  const walletHash = hashOf(walletBlock)
  return walletHash !== undefined && walletHash === hashOf(nodeBlock)
}

function hashOf(block: unknown): string | undefined {
  if (typeof block !== 'object' || block === null) return undefined
  const hash: unknown = Reflect.get(block, 'hash')
  if (typeof hash !== 'string' || !/^0x[0-9a-f]{64}$/i.test(hash)) return undefined
  return hash.toLowerCase()
}
