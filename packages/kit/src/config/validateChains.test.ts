import { describe, expect, test } from 'vitest'
import {
  ChainTransportMissingError,
  DuplicateChainError,
  InvalidChainIdError,
  InvalidChainRecordError,
  NoChainsError,
  UrlRequiredError,
} from '../errors/config.ts'
import { createKitConfig } from '../kit/createKitConfig.ts'
import { ethereum, mint } from '../testing/kitConfigForTest.ts'
import type { ChainRecord } from './chain.ts'

const configure = (chains: readonly ChainRecord[]) => () =>
  createKitConfig({ appName: 'Test', chains })

describe('chains of a configuration', () => {
  test('at least one is needed', () => {
    expect(configure([])).toThrow(NoChainsError)
    expect(configure([])).toThrow(/must have at least one chain/i)
    expect(configure([])).toThrow('No chains were found on the wagmi config')
  })

  test.each([0, -1, 1.5, Number.NaN, 2 ** 53])('the id %s is refused', (id) => {
    expect(configure([{ ...ethereum, id }])).toThrow(InvalidChainIdError)
  })

  test('an id stands for one chain only', () => {
    expect(configure([ethereum, { ...mint, id: 1 }])).toThrow(DuplicateChainError)
  })

  test.each([
    ['a name', { name: ' ' }],
    ['an endpoint that is http', { rpcUrls: ['javascript:alert(1)'] as const }],
    ['a WebSocket address', { webSocketUrl: 'https://node.example' }],
    ['an explorer that is http', { explorer: { name: 'x', url: 'data:,x' } }],
    ['sane decimals', { nativeCurrency: { name: 'x', symbol: 'X', decimals: 37 } }],
  ])('a chain needs %s', (_, fault) => {
    expect(configure([{ ...ethereum, ...fault }])).toThrow(InvalidChainRecordError)
  })

  test('a chain without an endpoint has no valid provider', () => {
    const noUrls: readonly string[] = []
    const record = { ...ethereum, rpcUrls: noUrls } as ChainRecord
    expect(configure([record])).toThrow(ChainTransportMissingError)
    expect(configure([record])).toThrow('Could not find valid provider configuration for chain')
  })

  test.each(['', ' '])('the empty address "%s" is no URL for the transport', (url) => {
    expect(configure([{ ...ethereum, rpcUrls: [url] }])).toThrow(UrlRequiredError)
    expect(configure([{ ...ethereum, rpcUrls: [url] }])).toThrow(
      'No URL was provided to the Transport',
    )
  })

  test('the app’s own names and decimals are kept, and each chain has its own endpoints', () => {
    const { wagmi } = configure([ethereum, mint])()
    expect(wagmi.chains.map(({ name }) => name)).toEqual(['Ethereum', 'Mint Mainnet'])
    expect(wagmi.chains[1]?.nativeCurrency.decimals).toBe(6)
    expect(wagmi.getClient({ chainId: 185 }).chain).toMatchObject({ id: 185 })
  })

  test('reads keep the limits of the specification', () => {
    const { queryClient, wagmi } = configure([
      ethereum,
      { ...mint, multicall: { ...mint.multicall, deployless: true } },
    ])()
    const client = wagmi.getClient({ chainId: 1 })
    expect(client.pollingInterval).toBe(4_000)
    expect(client.transport).toMatchObject({ timeout: 10_000, retryCount: 3, retryDelay: 150 })
    expect(client.batch?.multicall).toMatchObject({ wait: 32, batchSize: 1024, deployless: false })
    expect(wagmi.getClient({ chainId: 185 }).batch?.multicall).toMatchObject({ deployless: true })
    expect(queryClient.getDefaultOptions().queries).toMatchObject({
      gcTime: 86_400_000,
      networkMode: 'offlineFirst',
      retry: false,
    })
  })
})
