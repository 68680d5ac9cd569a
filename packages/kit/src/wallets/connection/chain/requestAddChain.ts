import { numberToHex } from 'viem/utils'
import type { Connector } from 'wagmi'
import { addChainParameter } from '../../../chains/config/addChainParameter.ts'
import type { Chain } from '../../../chains/config/chain.ts'
import { publicRpcUrls } from '../../../chains/config/publicRpcUrls.ts'
import { requestOf } from '../../../chains/transport/requestOf.ts'
import { NoPublicEndpointError } from '../../../errors/chain.ts'

/**
 * Sends `wallet_addEthereumChain` (EIP-3085).
 *
 * @throws NoPublicEndpointError, and what the wallet throws.
 */
export async function requestAddChain(
  connector: Pick<Connector, 'getProvider'>,
  chain: Chain,
): Promise<void> {
  if (publicRpcUrls(chain).length === 0) throw new NoPublicEndpointError({ chain: chain.name })
  await requestOf(await connector.getProvider())({
    method: 'wallet_addEthereumChain',
    params: [{ chainId: numberToHex(chain.id), ...addChainParameter(chain) }],
  })
}
