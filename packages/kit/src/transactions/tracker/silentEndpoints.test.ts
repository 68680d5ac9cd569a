import { memoryStorage } from '@foyer/ui/storage/memoryStorage.ts'
import { beforeEach, expect, it } from 'vitest'
import type { RpcRequest } from '../../chains/transport/requestOf.ts'
import { createTransactionStore, type TransactionStore } from '../store/createTransactionStore.ts'
import { SimulatedChain, sender } from '../testing/simulatedChain.ts'
import type { ChainPort } from './chainPortOf.ts'
import { checkChain } from './checkChain.ts'
import { usedLimit } from './resolveStatus.ts'

const on = { address: sender, chainId: 1 }
const silent: RpcRequest = () => Promise.reject(new Error('fetch failed'))
let chain: SimulatedChain
let store: TransactionStore
let now: number

beforeEach(() => {
  chain = new SimulatedChain()
  now = 1_000_000
  store = createTransactionStore({ key: 'test', storage: memoryStorage(), now: () => now })
})

async function watch(port: ChainPort, time: number): Promise<void> {
  for (const end = now + time; now < end; ) {
    now += 4_000
    const options = { address: sender, port, walletOf: () => undefined, now }
    store.update(sender, 1, await checkChain(store.list(sender, 1), options))
  }
}

function upEndpoint(): RpcRequest {
  return chain.port().endpoints[0] ?? silent
}

it.each([
  ['one endpoint is silent', (request: RpcRequest) => [request, silent]],
  ['only the app’s own transport responds', () => [silent]],
])('reads whole blocks a few times only while %s', async (_silence, endpointsOf) => {
  for (const endpoint of chain.endpoints) endpoint.keeps = 0
  const request = upEndpoint()
  const port = { request, endpoints: endpointsOf(request) }
  store.add({ hash: chain.send({ nonce: 0 }).hash, description: 'x' }, on)
  await watch(port, 4_000)
  chain.send({ nonce: 0, value: 2n })
  chain.mine()
  for (let block = 0; block < 100; block += 1) chain.mine({ empty: true })
  const scanned = () => chain.asked.filter((method) => method === 'eth_getBlockByNumber').length
  await watch(port, usedLimit * 2)
  const before = scanned()
  expect(before).toBeGreaterThan(0)
  await watch(port, usedLimit * 10)
  expect(scanned()).toBe(before)
  expect(store.list(sender, 1)).toMatchObject([{ status: 'pending' }])
})

it('does not take a block that cannot be read for one without the transaction', async () => {
  const sent = chain.send({ nonce: 0 })
  store.add({ hash: sent.hash, description: 'x' }, on)
  const port = chain.port()
  await watch(port, 4_000)
  // The same call at another fee.
  chain.send({ nonce: 0 })
  chain.mine()
  chain.mine({ empty: true })
  chain.fails.add('eth_getBlockByNumber')
  await watch(port, usedLimit * 3)
  expect(store.list(sender, 1)).toMatchObject([{ status: 'pending' }])
  chain.fails.clear()
  await watch(port, usedLimit * 2)
  expect(store.list(sender, 1)).toMatchObject([{ status: 'confirmed', outcome: 'repriced' }])
})

it('forgets a cancellation that was reorganised away, also if only one endpoint knows it', async () => {
  const sent = chain.send({ nonce: 0 })
  store.add({ hash: sent.hash, description: 'x', confirmations: 2 }, on)
  const both = chain.port()
  await watch(both, 4_000)
  chain.send({ nonce: 0, to: sender, value: 0n })
  chain.mine()
  await watch(both, 4_000)
  expect(store.list(sender, 1)).toMatchObject([{ status: 'pending', outcome: 'cancelled' }])
  chain.reorganise(1, { lost: true })
  chain.wait(sent)
  chain.mine()
  chain.mine({ empty: true })
  const [stuck] = chain.endpoints
  if (stuck) Object.assign(stuck, { mode: 'fresh', behind: 2 })
  await watch({ ...both, request: upEndpoint() }, 4_000)
  const [record] = store.list(sender, 1)
  expect(record).toMatchObject({ status: 'confirmed' })
  expect(record?.replacedBy).toBeUndefined()
})
