import type { Chain } from 'viem'
import { defaultTip } from '../transport/fees/feeRules.ts'
import type { ChainRecord } from './chain.ts'
import { looksPrivate, publicRpcUrls } from './publicRpcUrls.ts'

/** The viem `Chain` for a record: plain data, so that no formatter of another chain is bundled. */
export function toViemChain(record: ChainRecord): Chain {
  const { webSocketUrl } = record
  const { name, symbol, decimals } = record.nativeCurrency
  return {
    id: record.id,
    name: record.name,
    nativeCurrency: { name, symbol, decimals },
    rpcUrls: {
      default: {
        // Connectors hand these to wallets; the app itself reads through its own transports.
        http: publicRpcUrls(record),
        ...(webSocketUrl && !looksPrivate(webSocketUrl) ? { webSocket: [webSocketUrl] } : {}),
      },
    },
    // wagmi's own estimates keep to this tip too; no transaction through a wallet carries it. A function, since some
    // libraries write a chain as JSON, which has no bigint.
    fees: { maxPriorityFeePerGas: () => defaultTip },
    blockExplorers: { default: record.explorer },
    contracts: {
      multicall3: { address: record.multicall.address },
      ...(record.ens ? { ensUniversalResolver: { address: record.ens.universalResolver } } : {}),
    },
  }
}
