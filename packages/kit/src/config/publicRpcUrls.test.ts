import { describe, expect, test } from 'vitest'
import { ethereum } from '../testing/kitConfigForTest.ts'
import { publicRpcUrls } from './publicRpcUrls.ts'
import { toViemChain } from './toViemChain.ts'

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
  test.each(secret)('%s is told to no wallet', (url) => {
    expect(publicRpcUrls({ ...ethereum, rpcUrls: [url] })).toEqual([])
  })

  test.each(open)('%s may be told', (url) => {
    expect(publicRpcUrls({ ...ethereum, rpcUrls: [url] })).toEqual([url])
  })

  test('what was named for wallets is told, and nothing else', () => {
    const record = { ...ethereum, rpcUrls: [open[0]] as const, walletRpcUrls: [open[1]] as const }
    expect(publicRpcUrls(record)).toEqual([open[1]])
  })

  test('the chain that connectors see holds no secret either', () => {
    const chain = toViemChain({
      ...ethereum,
      rpcUrls: [secret[3], open[0]],
      webSocketUrl: 'wss://mainnet.infura.example/ws/v3/0123456789abcdef0123456789abcdef',
    })
    expect(JSON.stringify(chain)).not.toContain('infura')
    expect(chain.rpcUrls.default.http).toEqual([open[0]])
  })
})
