import { http } from 'viem'
import { base, bsc, mainnet, sei } from 'viem/chains'

/** An endpoint of the bench's own server, which answers for all four chains. */
const rpcUrl = (chainId: number) => `${location.origin}/rpc/${chainId}`

function local<const C extends { readonly id: number }>(chain: C) {
  return { ...chain, rpcUrls: { default: { http: [rpcUrl(chain.id)] as const } } }
}

export const chains = [local(mainnet), local(bsc), local(base), local(sei)] as const

/** For the kits whose config takes a transport for each chain. */
export const transports = {
  [mainnet.id]: http(rpcUrl(mainnet.id)),
  [bsc.id]: http(rpcUrl(bsc.id)),
  [base.id]: http(rpcUrl(base.id)),
  [sei.id]: http(rpcUrl(sei.id)),
}
