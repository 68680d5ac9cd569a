import type { ChainRecord } from '@foyer/kit'

// Multicall3 stands at one address wherever it was deployed; in demo mode the local chains carry it too.
const multicall3 = '0xcA11bde05977b3631167028862bE2a173976CA11'

/**
 * The networks of this app, in the order in which they are shown (Spec §3, supported chains).
 *
 * - `name` is what visitors read; no library's name replaces it. `walletName` is what wallets are told, where the
 *   registries that they compare names with have another one.
 * - `rpcUrls` are public endpoints in the order of preference. Public endpoints limit how often they may be
 *   asked: a busy site puts its own endpoints first. The content policy follows this list.
 * - `nativeCurrency.decimals` is for display; on the chain the unit is always wei.
 * - `multicall.deployless` reads without the contract where nobody has proven that it is deployed.
 */
export const chainRecords: readonly ChainRecord[] = [
  {
    id: 1,
    name: 'Ethereum',
    walletName: 'Ethereum Mainnet',
    key: 'ethereum',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: [
      'https://ethereum-rpc.publicnode.com',
      'https://eth.drpc.org',
      'https://ethereum.reth.rs/rpc',
    ],
    webSocketUrl: 'wss://ethereum-rpc.publicnode.com',
    explorer: { name: 'Etherscan', url: 'https://etherscan.io' },
    multicall: { address: multicall3 },
    ens: { universalResolver: '0xeEeEEEeE14D718C2B47D9923Deab1335E144EeEe' },
    iconUrl: '/images/chains/ethereum.svg',
    iconBackground: '#000000',
  },
  {
    id: 56,
    name: 'BNB Smart Chain',
    walletName: 'BNB Smart Chain Mainnet',
    key: 'bsc',
    nativeCurrency: { name: 'BNB', symbol: 'BNB', decimals: 18 },
    rpcUrls: [
      'https://bsc-dataseed.bnbchain.org',
      'https://bsc-rpc.publicnode.com',
      'https://bsc-dataseed1.binance.org',
    ],
    webSocketUrl: 'wss://bsc-rpc.publicnode.com',
    explorer: { name: 'BscScan', url: 'https://bscscan.com' },
    multicall: { address: multicall3 },
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
      // The one line to change if 6 turns out to be a mistake: on the chain the unit is wei, as everywhere.
      // With 18 here, the two lines below go away.
      decimals: 6,
      walletDecimals: 18,
      note: 'configuredDecimals',
    },
    rpcUrls: [
      'https://rpc.mintchain.io',
      'https://global.rpc.mintchain.io',
      'https://asia.rpc.mintchain.io',
    ],
    explorer: { name: 'Mintchain explorer', url: 'https://explorer.mintchain.io' },
    multicall: { address: multicall3, deployless: true },
    iconUrl: '/images/chains/mint.svg',
    iconBackground: '#30bf54',
  },
  {
    id: 8453,
    name: 'Base',
    key: 'base',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: ['https://mainnet.base.org', 'https://base-rpc.publicnode.com'],
    webSocketUrl: 'wss://base-rpc.publicnode.com',
    explorer: { name: 'Basescan', url: 'https://basescan.org' },
    multicall: { address: multicall3 },
    iconUrl: '/images/chains/base.svg',
    iconBackground: '#0000ff',
  },
  {
    id: 42161,
    name: 'Arbitrum One',
    key: 'arbitrum',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: ['https://arb1.arbitrum.io/rpc', 'https://arbitrum-one-rpc.publicnode.com'],
    webSocketUrl: 'wss://arbitrum-one-rpc.publicnode.com',
    explorer: { name: 'Arbiscan', url: 'https://arbiscan.io' },
    multicall: { address: multicall3 },
    iconUrl: '/images/chains/arbitrum.svg',
    iconBackground: '#213147',
  },
  {
    id: 2310,
    name: 'CratD2C',
    key: 'cratd2c',
    nativeCurrency: { name: 'CRATD2C', symbol: 'CRAT', decimals: 18 },
    rpcUrls: [
      'https://node1.cratd2csmartchain.io',
      'https://node2.cratd2csmartchain.io',
      'https://node3.cratd2csmartchain.io',
    ],
    explorer: { name: 'Blockscout', url: 'https://explorer.cratd2csmartchain.io' },
    multicall: { address: multicall3, deployless: true },
    iconUrl: '/images/chains/cratd2c.svg',
    iconBackground: '#123329',
  },
  {
    id: 1329,
    name: 'Sei',
    walletName: 'Sei Network',
    key: 'sei',
    nativeCurrency: { name: 'Sei', symbol: 'SEI', decimals: 18 },
    rpcUrls: ['https://evm-rpc.sei-apis.com', 'https://sei-evm-rpc.publicnode.com'],
    webSocketUrl: 'wss://evm-ws.sei-apis.com',
    explorer: { name: 'Seiscan', url: 'https://seiscan.io' },
    multicall: { address: multicall3 },
    iconUrl: '/images/chains/sei.svg',
    iconBackground: '#9e1f19',
  },
]
