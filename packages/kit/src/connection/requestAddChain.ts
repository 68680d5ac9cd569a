import { numberToHex } from 'viem/utils'
import type { Connector } from 'wagmi'
import type { Chain } from '../config/chain.ts'
import { publicRpcUrls } from '../config/publicRpcUrls.ts'
import { NoPublicEndpointError } from '../errors/chain.ts'
import { requestOf } from '../transport/requestOf.ts'

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

/**
 * The chain without its id, as `wallet_addEthereumChain` expects it, with public endpoints only.
 * Wallets insist on 18 decimals: `walletDecimals`.
 */
export function addChainParameter(chain: Chain) {
  const { decimals, name, symbol } = chain.nativeCurrency
  const explorer = chain.blockExplorers?.default
  return {
    chainName: chain.walletName ?? chain.name,
    nativeCurrency: { name, symbol, decimals: chain.walletDecimals ?? decimals },
    rpcUrls: [...publicRpcUrls(chain)],
    ...(explorer ? { blockExplorerUrls: [explorer.url] } : {}),
  }
}
