import { describe, expect, test } from 'vitest'
import { hasSameGenesis } from './chainProof.ts'
import type { RpcRequest } from './requestOf.ts'

const hash = `0x${'ab'.repeat(32)}`

function node(block: unknown): RpcRequest {
  return async (args) => {
    expect(args).toEqual({ method: 'eth_getBlockByNumber', params: ['0x0', false] })
    return block
  }
}

const ours = node({ hash })

describe('hasSameGenesis', () => {
  test('the same genesis block is proof, in any case of its hash', async () => {
    const wallet = node({ hash: hash.toUpperCase().replace('0X', '0x') })
    expect(await hasSameGenesis(wallet, ours)).toBe(true)
  })

  test('another genesis block is another chain', async () => {
    expect(await hasSameGenesis(node({ hash: `0x${'cd'.repeat(32)}` }), ours)).toBe(false)
  })

  test.each([
    null,
    undefined,
    'x',
    {},
    { hash: null },
    { hash: '0x' },
    { hash: 'ab' },
  ])('a block such as %j proves nothing, from the wallet or from both', async (block) => {
    expect(await hasSameGenesis(node(block), ours)).toBe(false)
    expect(await hasSameGenesis(node(block), node(block))).toBe(false)
  })
})
