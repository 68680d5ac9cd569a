import { parseChainId } from '@foyer/ui/format/parseChainId.ts'
import type { Kit } from '../../config/kit.ts'
import { hasSameGenesis } from '../chainProof.ts'
import { type RpcRequest, requestOf } from '../requestOf.ts'
import { httpEndpoint } from './httpEndpoint.ts'

/** Parameters of `proveOwnEndpoint`. */
export interface ProveOwnEndpointParameters {
  /** The chain that the endpoint should serve. */
  readonly chainId: number
  /** The visitor's endpoint, an HTTP URL. */
  readonly url: string
}

/**
 * 'otherChain': another chain id. 'otherGenesis': the right chain id on another chain, such as a
 * local copy. 'silent': no usable answer.
 */
export type EndpointProof = 'same' | 'otherChain' | 'otherGenesis' | 'silent'

/**
 * Asks a visitor's own endpoint for its chain id before its first use. With `requireChainProof` its
 * genesis block must also match that of the app's node.
 *
 * @throws wagmi's ChainNotConfiguredError. A failing endpoint is 'silent'.
 */
export async function proveOwnEndpoint(
  kit: Pick<Kit, 'requireChainProof' | 'wagmi'>,
  { chainId, url }: ProveOwnEndpointParameters,
): Promise<EndpointProof> {
  const node = requestOf(kit.wagmi.getClient({ chainId }))
  return proveEndpoint({ url, chainId, node: kit.requireChainProof ? node : undefined })
}

/** @param options.node the node whose genesis block must match, when a chain id proves nothing. */
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
    return 'silent' // Any failure: the endpoint is not used.
  }
}
