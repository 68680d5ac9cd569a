import type { Chain } from '../config/chain.ts'
import { publicRpcUrls } from '../config/publicRpcUrls.ts'
import { NoPublicEndpointError } from '../errors/chain.ts'

/**
 * The chain as `wallet_addEthereumChain` wants it (EIP-3085), beside its id, with public endpoints only. Wallets insist
 * on 18 decimals.
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

/** @throws NoPublicEndpointError when there is no endpoint that a wallet may be told. */
export function assertPublicEndpoint(chain: Chain): void {
  if (publicRpcUrls(chain).length === 0) throw new NoPublicEndpointError({ chain: chain.name })
}
