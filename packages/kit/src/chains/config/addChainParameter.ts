import type { Chain } from './chain.ts'
import { publicRpcUrls } from './publicRpcUrls.ts'

/**
 * The chain without its id, as `wallet_addEthereumChain` expects it. MetaMask refuses a currency
 * that has not 18 decimals, whatever the chain shows, and on phones an explorer that is not https.
 */
export function addChainParameter(chain: Chain) {
  const { name, symbol } = chain.nativeCurrency
  const explorer = chain.blockExplorers?.default.url ?? ''
  return {
    chainName: chain.walletName ?? chain.name,
    nativeCurrency: { name, symbol, decimals: chain.walletDecimals ?? 18 },
    rpcUrls: [...publicRpcUrls(chain)],
    ...(/^https:/i.test(explorer) ? { blockExplorerUrls: [explorer] } : {}),
  }
}
