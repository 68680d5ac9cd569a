import type { Chain } from './chain.ts'
import { publicRpcUrls } from './publicRpcUrls.ts'

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
