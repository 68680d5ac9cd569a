import type { Chain } from 'viem'
import type { ChainRecord } from './chainRecord.ts'

/** The viem `Chain` for a record: plain data, so that no formatter of another chain is bundled. */
export function toViemChain(record: ChainRecord): Chain {
  const { name, symbol, decimals } = record.nativeCurrency
  return {
    id: record.id,
    name: record.name,
    nativeCurrency: { name, symbol, decimals },
    rpcUrls: {
      default: {
        http: record.rpcUrls,
        ...(record.webSocketUrl ? { webSocket: [record.webSocketUrl] } : {}),
      },
    },
    blockExplorers: { default: record.explorer },
    contracts: {
      multicall3: { address: record.multicall.address },
      ...(record.ens ? { ensUniversalResolver: { address: record.ens.universalResolver } } : {}),
    },
  }
}
