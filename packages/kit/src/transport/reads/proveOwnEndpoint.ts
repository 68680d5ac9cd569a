import type { Kit } from '../../config/kit.ts'
import { type EndpointProof, proveEndpoint } from '../proveEndpoint.ts'
import { requestOf } from '../requestOf.ts'
import { clientOf } from './clientOf.ts'

/**
 * Asks an endpoint that a visitor brought along for its chain id, before its first use; with `requireChainProof` its
 * first block must be that of the app's own node too.
 *
 * @throws ChainNotConfiguredError
 */
export async function proveOwnEndpoint(
  kit: Pick<Kit, 'chains' | 'requireChainProof' | 'wagmi'>,
  chainId: number,
  url: string,
): Promise<EndpointProof> {
  const node = requestOf(clientOf(kit, chainId))
  return proveEndpoint({ url, chainId, node: kit.requireChainProof ? node : undefined })
}
