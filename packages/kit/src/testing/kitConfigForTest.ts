import type { CreateConnectorFn } from 'wagmi'
import type { ChainRecord } from '../config/chain.ts'
import { createKitConfig, type KitConfigOptions } from '../kit/createKitConfig.ts'
import { memoryStorage } from '../storage/memoryStorage.ts'

export const ethereum: ChainRecord = {
  id: 1,
  name: 'Ethereum',
  key: 'ethereum',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: ['http://localhost:1/rpc'],
  explorer: { name: 'Explorer', url: 'http://localhost:1/explorer' },
  multicall: { address: '0xcA11bde05977b3631167028862bE2a173976CA11' },
}

export const mint: ChainRecord = {
  ...ethereum,
  id: 185,
  name: 'Mint Mainnet',
  key: 'mint',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 6, walletDecimals: 18 },
}

/** A kit on two chains, in memory. */
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
