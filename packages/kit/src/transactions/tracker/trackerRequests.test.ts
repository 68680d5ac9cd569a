import { memoryStorage } from '@foyer/ui/storage/memoryStorage.ts'
import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, it } from 'vitest'
import { createConfig, http } from 'wagmi'
import type { Kit } from '../../chains/config/kit.ts'
import { createHostedKitConfig } from '../../kit/createHostedKitConfig.ts'
import { alice } from '../../testing/fakeConnector.ts'
import { ethereum, kitConfigForTest, readThrough } from '../../testing/kitConfigForTest.ts'
import { type FakeNode, fakeNode, json, type NodeBehaviour } from '../../testing/nodes/fakeNode.ts'
import { createTransactionStore, type TransactionStore } from '../store/createTransactionStore.ts'
import type { NewTransaction } from '../store/record.ts'
import { friend, SimulatedChain } from '../testing/simulatedChain.ts'
import { chainPortOf } from './chainPortOf.ts'
import { checkChain } from './checkChain.ts'

type Call = Parameters<NodeBehaviour>[0][number]

/** Counts the HTTP requests of the tracker's rounds, over real sockets. */

let chain: SimulatedChain
let node: FakeNode
let kit: Kit
let store: TransactionStore

beforeEach(async () => {
  chain = new SimulatedChain({ endpoints: 1 })
  node = await fakeNode((calls, response, isList) => {
    void Promise.all(calls.map(answer)).then((answers) => {
      json(response, isList ? answers : answers[0])
    })
  })
  kit = kitConfigForTest([], { chains: [readThrough(ethereum, [node.url])] })
  store = createTransactionStore({ key: 'test', storage: memoryStorage() })
})

async function answer({ id, method, params }: Call) {
  const { request } = chain.port()
  const result = method === 'eth_chainId' ? '0x1' : await request({ method, params })
  return { jsonrpc: '2.0', id, result }
}

function send(more: Partial<NewTransaction> = {}): void {
  const { hash } = chain.send()
  store.add({ hash, description: 'x', ...more }, { address: alice, chainId: 1 })
}

/** One round of checks. Returns the methods of each HTTP request. */
async function round({ address = alice, wallet = {} as unknown } = {}) {
  const port = chainPortOf(kit, 1)
  if (!port) throw new Error('no port')
  const before = node.requests.length
  const pending = store.list(address, 1).filter(({ status }) => status === 'pending')
  const options = { address, port, walletOf: () => async () => wallet, now: Date.now() }
  store.update(address, 1, await checkChain(pending, options))
  const requests = node.requests.slice(before)
  // The chain id is asked with the first request, and again every ten seconds.
  return requests.map((methods) => methods.filter((method) => method !== 'eth_chainId').toSorted())
}

const statuses = () => store.list(alice, 1).map(({ status }) => status)

const [head, nonce, receipt, transaction] = [
  'eth_blockNumber',
  'eth_getTransactionCount',
  'eth_getTransactionReceipt',
  'eth_getTransactionByHash',
]

it('sends one HTTP request per round while transactions wait for a block, however many', async () => {
  for (let count = 0; count < 3; count += 1) send()
  const ofThree = [nonce, ...[1, 2, 3].map(() => transaction), ...[1, 2, 3].map(() => receipt)]
  for (let rounds = 0; rounds < 3; rounds += 1) expect(await round()).toEqual([ofThree.toSorted()])
  chain.mine()
  expect(await round()).toHaveLength(1)
  expect(statuses()).toEqual(['confirmed', 'confirmed', 'confirmed'])
})

it('sends one HTTP request per round while confirmations are missing, and two in the last', async () => {
  send({ confirmations: 3 })
  expect(await round()).toEqual([[head, nonce, transaction, receipt].toSorted()])
  chain.mine()
  expect(await round()).toHaveLength(1)
  chain.mine()
  expect(await round()).toEqual([[head, receipt]])
  chain.mine()
  expect(await round()).toEqual([[head, receipt], [receipt]])
  expect(statuses()).toEqual(['confirmed'])
})

it('sends two HTTP requests after a reorganisation', async () => {
  send({ confirmations: 3 })
  chain.mine()
  await round()
  chain.reorganise(1)
  expect(await round()).toHaveLength(2)
  expect(statuses()).toEqual(['pending'])
  expect(await round()).toHaveLength(1)
})

it('sends two HTTP requests when a transaction of another sender is first seen, then one', async () => {
  const { hash } = chain.send()
  store.add({ hash, description: 'x' }, { address: friend, chainId: 1 })
  for (const count of [2, 1, 1]) expect(await round({ address: friend })).toHaveLength(count)
})

it('sends none while the wallet has not sent a batch, and one per round for its transactions', async () => {
  store.add({ id: 'batch', description: 'x', confirmations: 2 }, { address: alice, chainId: 1 })
  expect(await round({ wallet: { status: 100 } })).toEqual([])
  const { hash } = chain.send()
  chain.mine()
  const wallet = { status: 200, receipts: [{ transactionHash: hash, status: '0x1' }] }
  expect(await round({ wallet })).toEqual([[head, receipt]])
  chain.mine()
  expect(await round({ wallet })).toEqual([[head, receipt], [receipt]])
  expect(statuses()).toEqual(['confirmed'])
})

it("sends one HTTP request per round through the page's own transport, if that batches", async () => {
  const transports = { [ethereum.id]: http(node.url, { batch: true }) }
  const wagmi = createConfig({ chains: [readThrough(ethereum, [node.url])], transports })
  kit = createHostedKitConfig({ appName: 'Test' }).kitOf(wagmi, new QueryClient())
  send()
  for (let rounds = 0; rounds < 3; rounds += 1) expect(await round()).toHaveLength(1)
})
