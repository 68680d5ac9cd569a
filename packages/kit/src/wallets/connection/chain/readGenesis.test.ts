import { describe, expect, test } from 'vitest'
import type { RpcRequest } from '../../../chains/transport/requestOf.ts'
import { readGenesis } from './verifyWalletChain.ts'

const hash = `0x${'ab'.repeat(32)}`

function node(block: unknown): RpcRequest {
  return async (args) => {
    expect(args).toEqual({ method: 'eth_getBlockByNumber', params: ['0x0', false] })
    return block
  }
}

describe('readGenesis', () => {
  test('the hash of a genesis block is the same in any case', async () => {
    expect(await readGenesis(node({ hash }))).toBe(hash)
    expect(await readGenesis(node({ hash: hash.toUpperCase().replace('0X', '0x') }))).toBe(hash)
  })

  test.each([
    null,
    undefined,
    'x',
    {},
    { hash: null },
    { hash: '0x' },
    { hash: 'ab' },
  ])('a block such as %j has none', async (block) => {
    expect(await readGenesis(node(block))).toBeUndefined()
  })
})
