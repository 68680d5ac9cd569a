import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { getAddress, isAddress } from 'viem'
import { describe, expect, it } from 'vitest'
import { chainRecords } from './chains.ts'

describe('chainRecords', () => {
  it('holds the seven networks of the specification in order, with its names and currencies', () => {
    expect(
      chainRecords.map(({ id, name, nativeCurrency: { symbol, decimals } }) => [
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

  it('tells wallets 18 decimals for Mint and marks its display as configured', () => {
    const mint = chainRecords.find(({ id }) => id === 185)
    expect(mint?.nativeCurrency).toMatchObject({ walletDecimals: 18, note: 'configuredDecimals' })
  })

  it('reads without the contract exactly where the contract is unproven', () => {
    const deployless = chainRecords.filter(({ multicall }) => multicall.deployless)
    expect(deployless.map(({ id }) => id)).toEqual([185, 2310])
  })

  it('resolves names on Ethereum alone', () => {
    expect(chainRecords.filter(({ ens }) => ens).map(({ id }) => id)).toEqual([1])
  })

  it.each(chainRecords)('$name has several endpoints of its own, all encrypted', (record) => {
    expect(new Set(record.rpcUrls).size).toBe(record.rpcUrls.length)
    expect(record.rpcUrls.length).toBeGreaterThanOrEqual(2)
    for (const url of record.rpcUrls) expect(new URL(url).protocol).toBe('https:')
    if (record.webSocketUrl) expect(new URL(record.webSocketUrl).protocol).toBe('wss:')
    expect(new URL(record.explorer.url).origin).toBe(record.explorer.url)
  })

  it.each(chainRecords)('$name has checked contract addresses', ({ multicall, ens }) => {
    expect(multicall.address).toBe('0xcA11bde05977b3631167028862bE2a173976CA11')
    const resolver = ens?.universalResolver ?? multicall.address
    expect(isAddress(resolver) && getAddress(resolver)).toBe(resolver)
  })

  it.each(chainRecords)('$name has its icon in the image folder of the app', (record) => {
    expect(record.iconUrl).toBe(`/images/chains/${record.key}.svg`)
    const file = fileURLToPath(new URL(`../public${record.iconUrl}`, import.meta.url))
    expect(existsSync(file)).toBe(true)
    expect(record.iconBackground).toMatch(/^#[0-9a-f]{6}$/)
  })
})
