import type { ChainRecord } from '../config/chain.ts'
import { publicRpcUrls } from '../config/publicRpcUrls.ts'
import { NoPublicEndpointError } from '../errors/chain.ts'

/**
 * The chain as `wallet_addEthereumChain` wants it (EIP-3085), beside its id, with public endpoints only. Wallets insist
 * on 18 decimals.
 */
export function addChainParameter(record: ChainRecord) {
  const { decimals, name, symbol, walletDecimals } = record.nativeCurrency
  return {
    chainName: record.walletName ?? record.name,
    nativeCurrency: { name, symbol, decimals: walletDecimals ?? decimals },
    rpcUrls: [...publicRpcUrls(record)],
    blockExplorerUrls: [record.explorer.url],
  }
}

/** @throws NoPublicEndpointError when there is no endpoint that a wallet may be told. */
export function assertPublicEndpoint(record: ChainRecord): void {
  if (publicRpcUrls(record).length === 0) throw new NoPublicEndpointError({ chain: record.name })
}
