import { describe, expect, test } from 'vitest'
import { proveSameChain } from './chainProof.ts'
import type { RpcRequest } from './requestOf.ts'

const hash = `0x${'ab'.repeat(32)}`

function node(answers: { chainId?: unknown; block?: unknown }): RpcRequest {
  return async ({ method, params }) => {
    if (method === 'eth_chainId') return answers.chainId
    if (method !== 'eth_getBlockByNumber') throw new Error(method)
    expect(params).toEqual(['0x0', false])
    return answers.block
  }
}

const ours = node({ block: { hash } })

describe('proveSameChain', () => {
  test.each([
    '0x1',
    '1',
    1,
    1n,
  ])('the same id (%s) and genesis block are proof', async (chainId) => {
    const wallet = node({ chainId, block: { hash: hash.toUpperCase().replace('0X', '0x') } })
    expect(await proveSameChain({ wallet, node: ours, chainId: 1 })).toBe(true)
  })

  test('the same id with another genesis block is a copy, and no proof', async () => {
    const wallet = node({ chainId: '0x1', block: { hash: `0x${'cd'.repeat(32)}` } })
    expect(await proveSameChain({ wallet, node: ours, chainId: 1 })).toBe(false)
  })

  test('another chain id is no proof', async () => {
    const wallet = node({ chainId: '0x38', block: { hash } })
    expect(await proveSameChain({ wallet, node: ours, chainId: 1 })).toBe(false)
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
    const wallet = node({ chainId: '0x1', block })
    expect(await proveSameChain({ wallet, node: ours, chainId: 1 })).toBe(false)
    expect(await proveSameChain({ wallet, node: node({ block }), chainId: 1 })).toBe(false)
  })
})
