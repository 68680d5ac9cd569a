import { describe, expect, test } from 'vitest'
import { createKitConfig } from '../../kit/createKitConfig.ts'
import { ethereum, readThrough } from '../../testing/kitConfigForTest.ts'
import type { Chain } from './chain.ts'
import { looksPrivate, publicRpcUrls } from './publicRpcUrls.ts'

const secret = [
  'https://user:pass@node.example',
  'https://node.example/?apikey=1',
  'https://eth-mainnet.g.alchemy.example/v2/AbCdEfGhIjKlMnOpQrStUvWxYz01234',
  'https://mainnet.infura.example/v3/0123456789abcdef0123456789abcdef',
  'https://a1b2c3d4e5f6a7b8c9d0e1f2.node.example/',
  'no address',
] as const
const open = [
  'https://ethereum-rpc.publicnode.com',
  'https://ethereum.reth.rs/rpc',
  'https://node1.cratd2csmartchain.io',
  'http://localhost:4700/rpc/185/a',
] as const

describe('publicRpcUrls', () => {
  test.each(secret)('%s is not passed to wallets', (url) => {
    expect(publicRpcUrls(readThrough(ethereum, [url]))).toEqual([])
  })

  test.each([
    'http://node.example.org',
    'http://192.168.1.2:8545',
  ])('%s is not passed to wallets, which refuse it', (url) => {
    expect(publicRpcUrls(readThrough(ethereum, [url]))).toEqual([])
  })

  test.each(open)('%s is passed to wallets', (url) => {
    expect(publicRpcUrls(readThrough(ethereum, [url]))).toEqual([url])
  })

  test('only the endpoints configured for wallets are passed', () => {
    const chain = { ...readThrough(ethereum, [open[0]]), walletRpcUrls: [open[1]] as const }
    expect(publicRpcUrls(chain)).toEqual([open[1]])
  })
})

describe('the chains of the wagmi config, which connectors pass to wallets', () => {
  const chainOf = (chain: Chain) =>
    createKitConfig({ appName: 'Test', chains: [chain] }).wagmi.chains[0]

  test('contain no secret in any field', () => {
    const [, , , infura] = secret
    const chain = chainOf({
      ...ethereum,
      rpcUrls: {
        default: {
          http: [infura, open[0]],
          webSocket: [infura.replace('https', 'wss'), 'wss://node.example'],
        },
        infura: { http: [infura] },
      },
    })
    expect(JSON.stringify(chain)).not.toContain('0123456789abcdef')
    expect(chain.rpcUrls).toEqual({
      default: { http: [open[0]], webSocket: ['wss://node.example'] },
    })
  })

  test('keep their own fees, or get a tip of 1.5 gwei by default', () => {
    expect(chainOf(ethereum).fees?.maxPriorityFeePerGas).toEqual(expect.any(Function))
    const own = { baseFeeMultiplier: 2, maxPriorityFeePerGas: 1n }
    expect(chainOf({ ...ethereum, fees: own }).fees).toEqual(own)
  })
})

describe('looksPrivate', () => {
  test.each([
    'https://1b2c3d4e-5f60-4718-9a0b-1c2d3e4f5061.node.example.org',
    'https://12345678-1234-1234-1234-123456789012.node.example.org',
    'https://rpc.example.org/data-seed-prebsc-1-s1-key',
    'https://rpc.example.org/ext/bc/0123456789abcdef0123456789abcdef01234567/rpc',
    'https://abcdef0123456789abcdef.example.org',
  ])('%s stays private', (url) => {
    expect(looksPrivate(url)).toBe(true)
  })
})
