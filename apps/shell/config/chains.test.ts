import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { getAddress, isAddress } from 'viem'
import { describe, expect, it } from 'vitest'
import { chains } from './chains.ts'

describe('chains', () => {
  it('lists the seven networks of the specification in order, with names and currencies', () => {
    expect(
      chains.map(({ id, name, nativeCurrency: { symbol, decimals } }) => [
        id,
        name,
        symbol,
        decimals,
      ]),
    ).toEqual([
      [1, 'Ethereum', 'ETH', 18],
      [56, 'BNB Smart Chain', 'BNB', 18],
      [185, 'Mint Mainnet', 'ETH', 6],
      [8453, 'Base', 'ETH', 18],
      [42161, 'Arbitrum One', 'ETH', 18],
      [2310, 'CratD2C', 'CRAT', 18],
      [1329, 'Sei', 'SEI', 18],
    ])
  })

  // The values come from the specification and the networks themselves. Another valid value would
  // be wrong, too.
  it.each([
    {
      id: 1,
      currency: 'Ether',
      explorer: { name: 'Etherscan', url: 'https://etherscan.io' },
      rpcUrls: [
        'https://ethereum-rpc.publicnode.com',
        'https://eth.drpc.org',
        'https://ethereum.reth.rs/rpc',
      ],
      webSocketUrl: 'wss://ethereum-rpc.publicnode.com',
      iconBackground: '#000000',
    },
    {
      id: 56,
      currency: 'BNB',
      explorer: { name: 'BscScan', url: 'https://bscscan.com' },
      rpcUrls: [
        'https://bsc-dataseed.bnbchain.org',
        'https://bsc-rpc.publicnode.com',
        'https://bsc-dataseed1.binance.org',
      ],
      webSocketUrl: 'wss://bsc-rpc.publicnode.com',
      iconBackground: '#f0b90b',
    },
    {
      id: 185,
      currency: 'Ether',
      explorer: { name: 'Mintchain explorer', url: 'https://explorer.mintchain.io' },
      rpcUrls: [
        'https://rpc.mintchain.io',
        'https://global.rpc.mintchain.io',
        'https://asia.rpc.mintchain.io',
      ],
      webSocketUrl: undefined,
      iconBackground: '#30bf54',
    },
    {
      id: 8453,
      currency: 'Ether',
      explorer: { name: 'Basescan', url: 'https://basescan.org' },
      rpcUrls: ['https://mainnet.base.org', 'https://base-rpc.publicnode.com'],
      webSocketUrl: 'wss://base-rpc.publicnode.com',
      iconBackground: '#0000ff',
    },
    {
      id: 42161,
      currency: 'Ether',
      explorer: { name: 'Arbiscan', url: 'https://arbiscan.io' },
      rpcUrls: ['https://arb1.arbitrum.io/rpc', 'https://arbitrum-one-rpc.publicnode.com'],
      webSocketUrl: 'wss://arbitrum-one-rpc.publicnode.com',
      iconBackground: '#213147',
    },
    {
      id: 2310,
      currency: 'CRATD2C',
      explorer: { name: 'Blockscout', url: 'https://explorer.cratd2csmartchain.io' },
      rpcUrls: [
        'https://node1.cratd2csmartchain.io',
        'https://node2.cratd2csmartchain.io',
        'https://node3.cratd2csmartchain.io',
      ],
      webSocketUrl: undefined,
      iconBackground: '#123329',
    },
    {
      id: 1329,
      currency: 'Sei',
      explorer: { name: 'Seiscan', url: 'https://seiscan.io' },
      rpcUrls: ['https://evm-rpc.sei-apis.com', 'https://sei-evm-rpc.publicnode.com'],
      webSocketUrl: 'wss://evm-ws.sei-apis.com',
      iconBackground: '#9e1f19',
    },
  ])('chain $id has its own currency, endpoints, explorer and colour', ({ id, ...expected }) => {
    const chain = chains.find((each) => each.id === id)
    expect({
      currency: chain?.nativeCurrency.name,
      explorer: chain?.blockExplorers?.default,
      rpcUrls: chain?.rpcUrls.default.http,
      webSocketUrl: chain?.rpcUrls.default.webSocket?.[0],
      iconBackground: chain?.iconBackground,
    }).toEqual(expected)
  })

  it('gives wallets the names from the registry they compare with (ethereum-lists/chains)', () => {
    expect(chains.map(({ id, name, walletName = name }) => [id, walletName])).toEqual([
      [1, 'Ethereum Mainnet'],
      [56, 'BNB Smart Chain Mainnet'],
      [185, 'Mint Mainnet'],
      [8453, 'Base'],
      [42161, 'Arbitrum One'],
      [2310, 'CratD2C'],
      [1329, 'Sei Network'],
    ])
  })

  it('gives wallets 18 decimals for Mint and marks its displayed decimals as configured', () => {
    const mint = chains.find(({ id }) => id === 185)
    expect(mint).toMatchObject({ walletDecimals: 18, note: 'configuredDecimals' })
  })

  it('skips multicall exactly on chains whose contract is unverified', () => {
    const deployless = chains.filter(({ contracts }) => contracts?.multicall3?.deployless)
    expect(deployless.map(({ id }) => id)).toEqual([185, 2310])
  })

  it('resolves names on Ethereum only', () => {
    const named = chains.filter(({ contracts }) => contracts?.ensUniversalResolver)
    expect(named.map(({ id }) => id)).toEqual([1])
  })

  it.each(chains)('$name has several endpoints of its own, all encrypted', (chain) => {
    const { http, webSocket = [] } = chain.rpcUrls.default
    expect(new Set(http).size).toBe(http.length)
    expect(http.length).toBeGreaterThanOrEqual(2)
    for (const url of http) expect(new URL(url).protocol).toBe('https:')
    for (const url of webSocket) expect(new URL(url).protocol).toBe('wss:')
    const explorer = chain.blockExplorers?.default.url ?? ''
    expect(new URL(explorer).origin).toBe(explorer)
  })

  it.each(chains)('$name has checked contract addresses', ({ contracts }) => {
    const multicall = '0xcA11bde05977b3631167028862bE2a173976CA11'
    expect(contracts?.multicall3?.address).toBe(multicall)
    const resolver = contracts?.ensUniversalResolver?.address ?? multicall
    expect(isAddress(resolver) && getAddress(resolver)).toBe(resolver)
  })

  it.each(chains)('$name has its icon in the image folder of the app', (chain) => {
    expect(chain.iconUrl).toBe(`/images/chains/${chain.key}.svg`)
    const file = fileURLToPath(new URL(`../public${chain.iconUrl}`, import.meta.url))
    expect(existsSync(file)).toBe(true)
    expect(chain.iconBackground).toMatch(/^#[0-9a-f]{6}$/)
  })
})
