import { parseChainId } from '../format/parseChainId.ts'
import { hasSameGenesis } from './chainProof.ts'
import { httpEndpoint } from './httpEndpoint.ts'
import type { RpcRequest } from './requestOf.ts'

/** 'otherGenesis': the same chain id, and yet another chain: a copy, or not the copy that is meant. */
export type EndpointProof = 'same' | 'otherChain' | 'otherGenesis' | 'silent'

/**
 * Asks an endpoint that was never used for its chain id, before anything is read through it.
 *
 * @param node compares the first block with this node's too, where a chain id alone proves nothing.
 */
export async function proveEndpoint(options: {
  readonly url: string
  readonly chainId: number
  readonly node?: RpcRequest | undefined
}): Promise<EndpointProof> {
  const { chainId, node, url } = options
  const { request } = httpEndpoint({ url, onReport: () => undefined })
  try {
    if (parseChainId(await request({ method: 'eth_chainId' })) !== chainId) return 'otherChain'
    if (!node) return 'same'
    return (await hasSameGenesis(request, node)) ? 'same' : 'otherGenesis'
  } catch {
    return 'silent' // What exactly was wrong does not matter: nothing is read through it.
  }
}
