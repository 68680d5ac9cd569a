import { base, bsc, mainnet, sei } from 'viem/chains'

/** An endpoint of the bench's own server, which answers for all four chains. */
export const rpcUrl = (chainId: number) => `${location.origin}/rpc/${chainId}`

function local<const C extends { readonly id: number }>(chain: C) {
  return { ...chain, rpcUrls: { default: { http: [rpcUrl(chain.id)] as const } } }
}

export const chains = [local(mainnet), local(bsc), local(base), local(sei)] as const
