import { InvalidChainError, NoChainsError } from '@foyer/ui/errors/config.ts'
import { describe, expect, test } from 'vitest'
import { createKitConfig } from '../../kit/createKitConfig.ts'
import { ethereum, mint, multicall, readThrough } from '../../testing/kitConfigForTest.ts'
import type { Chain } from './chain.ts'
import { validateChains } from './validateChains.ts'

const configure = (first: Chain, ...rest: readonly Chain[]) =>
  createKitConfig({ appName: 'Test', chains: [first, ...rest] })

/** Input as untyped JavaScript may pass it. */
function untyped(change: Readonly<Record<string, unknown>>): Chain {
  return { ...ethereum, ...change } as Chain
}

function errorOf(...chains: readonly unknown[]): InvalidChainError {
  try {
    validateChains(chains as readonly Chain[])
  } catch (error) {
    if (error instanceof InvalidChainError) return error
  }
  throw new Error('no InvalidChainError')
}

describe('chains of a configuration', () => {
  test('at least one is required', () => {
    // biome-ignore lint/plugin/casts: only JavaScript can pass an empty list.
    const none = () => createKitConfig({ appName: 'Test', chains: [] as never })
    expect(none).toThrow(NoChainsError)
    expect(none).toThrow(/must have at least one chain/i)
    expect(none).toThrow('No chains were found on the wagmi config')
    // biome-ignore lint/plugin/casts: only JavaScript can leave it out.
    const absent = () => createKitConfig({ appName: 'Test' } as never)
    expect(absent).toThrow(NoChainsError)
  })

  test.each([0, -1, 1.5, Number.NaN, 2 ** 53, '1'])('the id %s is refused', (id) => {
    expect(() => configure(untyped({ id }))).toThrow(InvalidChainError)
    expect(errorOf(untyped({ id }))).toMatchObject({ chain: 'Ethereum', field: 'id' })
  })

  test('duplicate ids are refused', () => {
    expect(() => configure(ethereum, { ...mint, id: 1 })).toThrow(InvalidChainError)
    expect(errorOf(ethereum, { ...mint, id: 1 })).toMatchObject({
      chain: 'Mint Mainnet',
      field: 'id',
      hint: 'Set `id` to a number that no other chain has.',
    })
  })

  const rpc = (urls: Readonly<Record<string, unknown>>) => ({ rpcUrls: { default: urls } })
  const currency = (change: Readonly<Record<string, unknown>>) => ({
    nativeCurrency: { ...ethereum.nativeCurrency, ...change },
  })
  test.each([
    ['nativeCurrency', 'no currency', { nativeCurrency: undefined }],
    ['nativeCurrency', 'no symbol', currency({ symbol: '' })],
    ['nativeCurrency', 'too many decimals', currency({ decimals: 37 })],
    ['nativeCurrency', 'a fraction of decimals', currency({ decimals: 1.5 })],
    ['rpcUrls.default.http', 'a script as endpoint', rpc({ http: ['javascript:alert(1)'] })],
    ['rpcUrls.default.http', 'one bad endpoint of two', rpc({ http: ['http://a', 'ws://b'] })],
    ['rpcUrls.default.http', 'an endpoint alone, no list', rpc({ http: 'http://a' })],
    ['rpcUrls.default.http', 'endpoints in the former shape', { rpcUrls: ['http://a'] }],
    ['walletName', 'an empty name for wallets', { walletName: ' ' }],
    ['walletRpcUrls', 'no endpoint for wallets', { walletRpcUrls: [] }],
    ['walletRpcUrls', 'a bad endpoint for wallets', { walletRpcUrls: ['x'] }],
    ['walletDecimals', 'impossible decimals for wallets', { walletDecimals: -1 }],
    [
      'blockExplorers',
      'an explorer without a name',
      { blockExplorers: { default: { url: 'http://x' } } },
    ],
    ['blockExplorers', 'explorers without the default one', { blockExplorers: {} }],
    [
      'contracts.multicall3',
      'a multicall contract without an address',
      { contracts: { multicall3: {} } },
    ],
    [
      'contracts.ensUniversalResolver',
      'a name as resolver',
      { contracts: { ensUniversalResolver: { address: 'a.eth' } } },
    ],
  ])('the error names %s for %s', (field, _, change) => {
    const error = errorOf(untyped(change))
    expect(error).toMatchObject({ chain: 'Ethereum', field })
    expect(error.message).toContain('chain "Ethereum"')
    expect(error.message).toContain(`Set \`${field}\` to `)
  })

  test.each([
    ['its id', untyped({ name: '' }), '1', 'name'],
    ['its place', undefined, 'chains[1]', 'id'],
    ['its place', {}, 'chains[1]', 'id'],
  ])('a chain without a name is referred to by %s', (_, chain, called, field) => {
    expect(errorOf({ ...mint, id: 2 }, chain)).toMatchObject({ chain: called, field })
  })

  test('a chain without an endpoint has no valid provider', () => {
    const chain = readThrough(ethereum, [])
    expect(() => configure(chain)).toThrow(InvalidChainError)
    expect(() => configure(chain)).toThrow(
      'Could not find valid provider configuration for chain "Ethereum"',
    )
  })

  test.each(['', ' '])('the blank address "%s" is not a URL for the transport', (url) => {
    const chain = readThrough(ethereum, ['http://localhost', url])
    expect(() => configure(chain)).toThrow(InvalidChainError)
    expect(() => configure(chain)).toThrow('No URL was provided to the Transport')
  })

  test('custom names and decimals are kept, and each chain has its own endpoints', () => {
    const { wagmi } = configure(ethereum, mint)
    expect(wagmi.chains.map(({ name }) => name)).toEqual(['Ethereum', 'Mint Mainnet'])
    expect(wagmi.chains[1]?.nativeCurrency.decimals).toBe(6)
    expect(wagmi.getClient({ chainId: 185 }).chain).toMatchObject({ id: 185 })
  })

  test('reads have the limits of the specification', () => {
    const { queryClient, wagmi } = configure(ethereum, {
      ...mint,
      contracts: { multicall3: { ...multicall, deployless: true } },
    })
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
