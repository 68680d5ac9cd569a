import type { Chains } from '@foyer/kit'

// Multicall3 has the same address on every chain; in demo mode the local chains have it, too.
const multicall3 = { address: '0xcA11bde05977b3631167028862bE2a173976CA11' } as const

/**
 * The networks of this app, in the order in which they are shown.
 *
 * - `name` is what visitors read, even where a library uses another one. `walletName` is the name
 *   sent to wallets if the registry they compare with has another one.
 * - `rpcUrls.default` lists public endpoints in order of preference. Public endpoints are
 *   rate-limited: a busy site puts its own first. The content policy follows this list.
 * - `nativeCurrency.decimals` is for display; on the chain the unit is always wei.
 * - `contracts.multicall3.deployless` reads without the contract, for chains where it may be
 *   missing.
 */
export const chains: Chains = [
  {
    id: 1,
    name: 'Ethereum',
    walletName: 'Ethereum Mainnet',
    key: 'ethereum',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: {
      default: {
        http: [
          'https://ethereum-rpc.publicnode.com',
          'https://eth.drpc.org',
          'https://ethereum.reth.rs/rpc',
        ],
        webSocket: ['wss://ethereum-rpc.publicnode.com'],
      },
    },
    blockExplorers: { default: { name: 'Etherscan', url: 'https://etherscan.io' } },
    contracts: {
      multicall3,
      ensUniversalResolver: { address: '0xeEeEEEeE14D718C2B47D9923Deab1335E144EeEe' },
    },
    iconUrl: '/images/chains/ethereum.svg',
    iconBackground: '#000000',
  },
  {
    id: 56,
    name: 'BNB Smart Chain',
    walletName: 'BNB Smart Chain Mainnet',
    key: 'bsc',
    nativeCurrency: { name: 'BNB', symbol: 'BNB', decimals: 18 },
    rpcUrls: {
      default: {
        http: [
          'https://bsc-dataseed.bnbchain.org',
          'https://bsc-rpc.publicnode.com',
          'https://bsc-dataseed1.binance.org',
        ],
        webSocket: ['wss://bsc-rpc.publicnode.com'],
      },
    },
    blockExplorers: { default: { name: 'BscScan', url: 'https://bscscan.com' } },
    contracts: { multicall3 },
    iconUrl: '/images/chains/bsc.svg',
    iconBackground: '#f0b90b',
  },
  {
    id: 185,
    name: 'Mint Mainnet',
    key: 'mint',
    nativeCurrency: {
      name: 'Ether',
      symbol: 'ETH',
      // If 6 turns out to be a mistake, only this line changes: on the chain the unit is wei, as
      // everywhere. With 18 here, `walletDecimals` and `note` below can be removed.
      decimals: 6,
    },
    walletDecimals: 18,
    note: 'configuredDecimals',
    rpcUrls: {
      default: {
        http: [
          'https://rpc.mintchain.io',
          'https://global.rpc.mintchain.io',
          'https://asia.rpc.mintchain.io',
        ],
      },
    },
    blockExplorers: {
      default: { name: 'Mintchain explorer', url: 'https://explorer.mintchain.io' },
    },
    contracts: { multicall3: { ...multicall3, deployless: true } },
    iconUrl: '/images/chains/mint.svg',
    iconBackground: '#30bf54',
  },
  {
    id: 8453,
    name: 'Base',
    key: 'base',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: {
      default: {
        http: ['https://mainnet.base.org', 'https://base-rpc.publicnode.com'],
        webSocket: ['wss://base-rpc.publicnode.com'],
      },
    },
    blockExplorers: { default: { name: 'Basescan', url: 'https://basescan.org' } },
    contracts: { multicall3 },
    iconUrl: '/images/chains/base.svg',
    iconBackground: '#0000ff',
  },
  {
    id: 42161,
    name: 'Arbitrum One',
    key: 'arbitrum',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: {
      default: {
        http: ['https://arb1.arbitrum.io/rpc', 'https://arbitrum-one-rpc.publicnode.com'],
        webSocket: ['wss://arbitrum-one-rpc.publicnode.com'],
      },
    },
    blockExplorers: { default: { name: 'Arbiscan', url: 'https://arbiscan.io' } },
    contracts: { multicall3 },
    iconUrl: '/images/chains/arbitrum.svg',
    iconBackground: '#213147',
  },
  {
    id: 2310,
    name: 'CratD2C',
    key: 'cratd2c',
    nativeCurrency: { name: 'CRATD2C', symbol: 'CRAT', decimals: 18 },
    rpcUrls: {
      default: {
        http: [
          'https://node1.cratd2csmartchain.io',
          'https://node2.cratd2csmartchain.io',
          'https://node3.cratd2csmartchain.io',
        ],
      },
    },
    blockExplorers: {
      default: { name: 'Blockscout', url: 'https://explorer.cratd2csmartchain.io' },
    },
    contracts: { multicall3: { ...multicall3, deployless: true } },
    iconUrl: '/images/chains/cratd2c.svg',
    iconBackground: '#123329',
  },
  {
    id: 1329,
    name: 'Sei',
    walletName: 'Sei Network',
    key: 'sei',
    nativeCurrency: { name: 'Sei', symbol: 'SEI', decimals: 18 },
    rpcUrls: {
      default: {
        http: ['https://evm-rpc.sei-apis.com', 'https://sei-evm-rpc.publicnode.com'],
        webSocket: ['wss://evm-ws.sei-apis.com'],
      },
    },
    blockExplorers: { default: { name: 'Seiscan', url: 'https://seiscan.io' } },
    contracts: { multicall3 },
    iconUrl: '/images/chains/sei.svg',
    iconBackground: '#9e1f19',
  },
]
