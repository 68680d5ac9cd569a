import {
  environmentManager,
  onlineManager,
  QueryClient,
  QueryObserver,
} from '@tanstack/react-query'
import { mainnet } from 'viem/chains'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { createConfig, fallback, http } from 'wagmi'
import { rpcLimits } from '../../chains/transport/rpcLimits.ts'
import { createHostedKitConfig } from '../../kit/createHostedKitConfig.ts'
import { alice } from '../../testing/fakeConnector.ts'
import { ethereum, kitConfigForTest, mint, readThrough } from '../../testing/kitConfigForTest.ts'
import { fakeNode, honest } from '../../testing/nodes/fakeNode.ts'
import { fakeSocketNode } from '../../testing/nodes/fakeSocketNode.ts'
import { balanceQuery } from './balanceQuery.ts'
import { pollBalances } from './polling.ts'

// On a server, nothing is refetched.
environmentManager.setIsServer(() => false)

/** Counts the HTTP requests that the polling and the shown balances send, over real sockets. */

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
  vi.stubGlobal('document', page)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  onlineManager.setOnline(true)
})

const accounts = ['0x1', '0x2', '0x3'].map((end) => `0x${end.slice(2).padStart(40, '0')}` as const)

/** The balances of three accounts are shown on two networks; the first is the wallet's. */
async function setup(webSocketUrl?: string) {
  const node = await fakeNode()
  const other = await fakeNode(honest(185))
  const kit = kitConfigForTest([], {
    chains: [readThrough(ethereum, [node.url], webSocketUrl), readThrough(mint, [other.url])],
  })
  for (const { id } of kit.chains) {
    for (const account of accounts) {
      const observer = new QueryObserver(kit.queryClient, balanceQuery(kit.wagmi, account, id))
      onTestFinished(observer.subscribe(() => undefined))
    }
  }
  const settled = async () => {
    await vi.waitFor(() => expect(kit.queryClient.isFetching()).toBe(0))
  }
  onTestFinished(pollBalances(kit, 1))
  await settled()
  return { node, other, settled }
}

test('each network sends at most one HTTP request per poll, however many balances are shown', async () => {
  const { node, other, settled } = await setup()
  expect([node.requests.length, other.requests.length], 'the first read').toEqual([1, 1])
  for (let poll = 2; poll <= 4; poll += 1) {
    vi.advanceTimersByTime(rpcLimits.pollingInterval)
    await settled()
    expect([node.requests.length, other.requests.length]).toEqual([poll, 1])
  }
  vi.setSystemTime(Date.now() + 30_000)
  page.dispatchEvent(new Event('pointermove'))
  await settled()
  // What the visitor sees is read at once on their return.
  expect([node.requests.length, other.requests.length]).toEqual([5, 2])
  const [, second] = node.requests
  // The chain id is asked again only on a machine that takes ten seconds for this.
  const reads = second?.filter((method) => method !== 'eth_chainId')
  expect(reads?.toSorted()).toEqual(['eth_blockNumber', ...accounts.map(() => 'eth_getBalance')])
})

test('a network that announces its blocks sends one HTTP request per block, and none without', async () => {
  const socket = await fakeSocketNode()
  const { node, settled } = await setup(socket.url)
  const poll = async () => {
    vi.advanceTimersByTime(rpcLimits.pollingInterval)
    await settled()
  }
  await poll()
  await vi.waitFor(() => expect(socket.methods).toContain('eth_subscribe'))
  await poll()
  const before = node.requests.length
  const real = performance.now.bind(performance)
  vi.spyOn(performance, 'now').mockImplementation(() => real() + rpcLimits.pollingInterval)
  node.behave(honest(1, 101))
  socket.announce(101)
  await vi.waitFor(() => expect(node.requests).toHaveLength(before + 1))
  await settled()
  for (let times = 0; times < 3; times += 1) await poll()
  expect(node.requests).toHaveLength(before + 1)
})

test("the page's own transport is asked for the shown balances only, one HTTP request each", async () => {
  const node = await fakeNode()
  const wagmi = createConfig({ chains: [mainnet], transports: { [mainnet.id]: http(node.url) } })
  const kit = createHostedKitConfig({ appName: 'Test' }).kitOf(wagmi, new QueryClient())
  for (const account of accounts) {
    const observer = new QueryObserver(kit.queryClient, balanceQuery(kit.wagmi, account, 1))
    onTestFinished(observer.subscribe(() => undefined))
  }
  onTestFinished(pollBalances(kit, 1))
  for (let poll = 1; poll <= 3; poll += 1) {
    // The last read ends before the node: viem would try again during the next test.
    if (poll > 1) vi.advanceTimersByTime(rpcLimits.pollingInterval)
    await vi.waitFor(() => expect(node.requests).toHaveLength(poll * accounts.length))
    await vi.waitFor(() => expect(kit.queryClient.isFetching()).toBe(0))
  }
  expect(new Set(node.requests.flat())).toEqual(new Set(['eth_getBalance']))
})

const local = http('http://localhost:1')
const remote = http('https://node.example')

test.each([
  ['polls a node on this machine', local, true],
  ['polls no other node', remote, false],
  ['polls if one of several nodes is on this machine', fallback([remote, local]), true],
])("while the browser is offline, the page's own transport %s", async (_, transport, isPolled) => {
  const fetched = vi.fn(async () => Response.json({ jsonrpc: '2.0', id: 1, result: '0x1' }))
  vi.stubGlobal('fetch', fetched)
  onlineManager.setOnline(false)
  const wagmi = createConfig({ chains: [mainnet], transports: { [mainnet.id]: transport } })
  const kit = createHostedKitConfig({ appName: 'Test' }).kitOf(wagmi, new QueryClient())
  const observer = new QueryObserver(kit.queryClient, balanceQuery(kit.wagmi, alice, 1))
  onTestFinished(observer.subscribe(() => undefined))
  await vi.waitFor(() => expect(kit.queryClient.isFetching()).toBe(0))
  onTestFinished(pollBalances(kit, 1))
  fetched.mockClear()
  vi.advanceTimersByTime(rpcLimits.pollingInterval)
  await vi.waitFor(() => expect(kit.queryClient.isFetching()).toBe(0))
  // Waiting lets fake time pass, so that there may be more polls than one.
  await vi.waitFor(() => expect(fetched.mock.calls.length > 0).toBe(isPolled))
})
