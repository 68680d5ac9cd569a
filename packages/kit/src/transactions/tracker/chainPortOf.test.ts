import { memoryStorage } from '@foyer/ui/storage/memoryStorage.ts'
import { QueryClient } from '@tanstack/react-query'
import { createConfig } from '@wagmi/core'
import { custom, fallback, type Transport } from 'viem'
import { mainnet } from 'viem/chains'
import { afterEach, expect, it, vi } from 'vitest'
import { createHostedKitConfig } from '../../kit/createHostedKitConfig.ts'
import { kitConfigForTest } from '../../testing/kitConfigForTest.ts'
import type { TransactionRecord } from '../store/record.ts'
import { hashNumber, SimulatedChain, sender } from '../testing/simulatedChain.ts'
import { chainPortOf, hostedLimit } from './chainPortOf.ts'
import { readHead, readTransaction } from './chainReads.ts'
import { checkChain } from './checkChain.ts'
import { unknownLimit } from './resolveStatus.ts'

afterEach(() => {
  vi.useRealTimers()
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

/** The port of a page with its own wagmi config, whose chain names public endpoints. */
function hostedPort(transport: Transport) {
  const wagmi = createConfig({ chains: [mainnet], transports: { [mainnet.id]: transport } })
  const hosted = createHostedKitConfig({ appName: 'Test', storage: memoryStorage() })
  const port = chainPortOf(hosted.kitOf(wagmi, new QueryClient()), mainnet.id)
  if (!port) throw new Error('no port')
  return port
}

it("does not wait without a limit for the page's own transport", async () => {
  vi.useFakeTimers()
  const { endpoints, request } = hostedPort(custom({ request: () => new Promise(() => {}) }))
  const answers = Promise.all([request, ...endpoints].map((each) => readHead(each)))
  await vi.advanceTimersByTimeAsync(hostedLimit)
  expect(await answers).toEqual([undefined, undefined])
})

it("asks only the page's transport where the page has its own", async () => {
  const fetched = vi.fn(() => Promise.reject(new TypeError('blocked')))
  vi.stubGlobal('fetch', fetched)
  const chain = new SimulatedChain()
  const port = hostedPort(custom({ request: chain.port().request }))
  let record: TransactionRecord = {
    id: hashNumber(404),
    hash: hashNumber(404),
    kind: 'transaction',
    chainId: mainnet.id,
    description: 'Pay',
    status: 'pending',
    addedAt: 0,
  }
  for (let now = 0; now <= unknownLimit; now += 60_000) {
    const patches = await checkChain([record], {
      address: sender,
      port,
      walletOf: () => undefined,
      now,
    })
    record = { ...record, ...patches.get(record.id) }
  }
  expect(fetched).not.toHaveBeenCalled()
  expect(record).toMatchObject({ status: 'failed', outcome: 'dropped' })
})

it("asks each transport of the page's fallback", async () => {
  const chain = new SimulatedChain()
  const { hash } = chain.send()
  const [stuck, good] = [chain.endpoints[0], chain.port().endpoints[1]]
  if (!stuck || !good) throw new Error('no endpoints')
  stuck.mode = 'fresh'
  const { request } = chain.port()
  const { endpoints } = hostedPort(fallback([custom({ request }), custom({ request: good })]))
  const known = await Promise.all(endpoints.map((each) => readTransaction(each, hash)))
  expect(known).toMatchObject([{ value: null }, { value: { hash } }])
})
