import { afterEach, expect, it, vi } from 'vitest'
import { kitConfigForTest } from '../../testing/kitConfigForTest.ts'
import { hashNumber } from '../testing/simulatedChain.ts'
import { chainPortOf } from './chainPortOf.ts'
import { readTransaction } from './chainReads.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

/** A node of the given chain id that knows no transaction. */
function nodeOn(chainId: string) {
  return async (_url: string, { body }: { readonly body: string }) => {
    const calls: unknown = JSON.parse(body)
    const answer = (call: unknown) => {
      const { id, method } = Object(call)
      return { jsonrpc: '2.0', id, result: method === 'eth_chainId' ? chainId : null }
    }
    return Response.json(Array.isArray(calls) ? calls.map(answer) : answer(calls))
  }
}

it('has each endpoint of a configured network, and no other network', () => {
  const kit = kitConfigForTest([])
  const port = chainPortOf(kit, 1)
  expect(port?.endpoints).toHaveLength(kit.chains[0].rpcUrls.default.http.length)
  expect(chainPortOf(kit, 1)).toBe(port)
  expect(chainPortOf(kit, 424_242)).toBeUndefined()
})

it('ignores an endpoint of another network', async () => {
  const known = async (chainId: string) => {
    vi.stubGlobal('fetch', nodeOn(chainId))
    const [own] = chainPortOf(kitConfigForTest([]), 1)?.endpoints ?? []
    return own && readTransaction(own, hashNumber(1))
  }
  expect(await known('0x1')).toEqual({ ok: true, value: null })
  expect(await known('0x2105')).toEqual({ ok: false })
})
