import { http } from 'viem'
import { base, bsc, mainnet, sei } from 'viem/chains'
import { rpcUrl } from './chains.ts'

/** For the kits whose config takes a transport for each chain. Foyer's page would load it early. */
export const transports = {
  [mainnet.id]: http(rpcUrl(mainnet.id)),
  [bsc.id]: http(rpcUrl(bsc.id)),
  [base.id]: http(rpcUrl(base.id)),
  [sei.id]: http(rpcUrl(sei.id)),
}
