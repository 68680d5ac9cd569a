import { memoryStorage } from '@foyer/ui/storage/memoryStorage.ts'
import type { CreateConnectorFn } from 'wagmi'
import type { Chain, MulticallContract } from '../chains/config/chain.ts'
import { createKitConfig, type KitConfigOptions } from '../kit/createKitConfig.ts'

export const multicall: MulticallContract = {
  address: '0xcA11bde05977b3631167028862bE2a173976CA11',
}

export const ethereum: Chain = {
  id: 1,
  name: 'Ethereum',
  key: 'ethereum',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['http://localhost:1/rpc'] } },
  blockExplorers: { default: { name: 'Explorer', url: 'http://localhost:1/explorer' } },
  contracts: { multicall3: multicall },
}

export const mint: Chain = {
  ...ethereum,
  id: 185,
  name: 'Mint Mainnet',
  key: 'mint',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 6 },
  walletDecimals: 18,
}

/** The chain with other endpoints. */
export function readThrough(chain: Chain, http: readonly string[], webSocket?: string): Chain {
  return {
    ...chain,
    rpcUrls: { default: { http, ...(webSocket ? { webSocket: [webSocket] } : {}) } },
  }
}

/** A kit config with two chains and in-memory storage. */
export function kitConfigForTest(
  connectors: readonly CreateConnectorFn[],
  options: Partial<KitConfigOptions> = {},
) {
  const storage = options.storage ?? memoryStorage()
  return createKitConfig({
    appName: 'Test',
    chains: [ethereum, mint],
    connectors,
    storage,
    ...options,
  })
}
