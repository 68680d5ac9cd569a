import { memoryStorage } from '@foyer/ui/storage/memoryStorage.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import type { RpcRequest } from '../../chains/transport/requestOf.ts'
import { createTransactionStore, type TransactionStore } from '../store/createTransactionStore.ts'
import { SimulatedChain, sender } from '../testing/simulatedChain.ts'
import type { ChainPort } from './chainPortOf.ts'
import { checkChain } from './checkChain.ts'

const on = { address: sender, chainId: 1 }
let chain: SimulatedChain
let store: TransactionStore
let now: number
let wallet: unknown

beforeEach(() => {
  chain = new SimulatedChain()
  now = 1_000_000
  wallet = undefined
  store = createTransactionStore({ key: 'test', storage: memoryStorage(), now: () => now })
})

async function round(port: ChainPort = chain.port()) {
  now += 4_000
  const options = { address: sender, port, walletOf: () => async () => wallet, now }
  store.update(sender, 1, await checkChain(store.list(sender, 1), options))
  return store.list(sender, 1)[0]
}

/** As a node may answer a batch: the height last, after something has happened. */
function heightLast(happen: () => void): ChainPort {
  let hasHappened = false
  const late = (request: RpcRequest): RpcRequest => {
    return async (args) => {
      if (args.method !== 'eth_blockNumber') return request(args)
      await undefined
      if (!hasHappened) happen()
      hasHappened = true
      return request(args)
    }
  }
  const { endpoints, request } = chain.port()
  return { request: late(request), endpoints: endpoints.map(late) }
}

/** The latest block is replaced by four empty ones. */
function reorganise(): void {
  chain.reorganise(1, { lost: true })
  for (let block = 0; block < 4; block += 1) chain.mine({ empty: true })
}

describe('blocks of a reorganisation between receipt and height confirm', () => {
  it.each([
    ['no transaction', false],
    ['no replacement', true],
  ])('%s', async (_what, isReplaced) => {
    store.add({ hash: chain.send({ nonce: 0 }).hash, description: 'x', confirmations: 3 }, on)
    await round()
    if (isReplaced) chain.send({ nonce: 0, value: 2n })
    chain.mine()
    expect(await round()).toMatchObject({ status: 'pending', seenIn: { number: 1 } })
    const record = await round(heightLast(reorganise))
    expect(record).toMatchObject({ status: 'pending' })
    expect(record?.seenIn).toBeUndefined()
  })

  it('no transaction that only another endpoint knows', async () => {
    const [stuck] = chain.endpoints
    if (stuck) Object.assign(stuck, { mode: 'fresh', behind: 100 })
    store.add({ hash: chain.send().hash, description: 'x', confirmations: 3 }, on)
    chain.mine()
    expect(await round()).toMatchObject({ status: 'pending', seenIn: { number: 1 } })
    const { endpoints } = heightLast(reorganise)
    expect(await round({ ...chain.port(), endpoints })).toMatchObject({ status: 'pending' })
  })

  it('no transaction of a batch', async () => {
    const { hash } = chain.send()
    wallet = { status: 200, receipts: [{ transactionHash: hash, status: '0x1' }] }
    store.add({ id: 'batch', description: 'x', confirmations: 3 }, on)
    chain.mine()
    expect(await round()).toMatchObject({ status: 'pending' })
    expect(await round(heightLast(reorganise))).toMatchObject({ status: 'pending' })
  })
})

it('a block that it has moved to counts, at its own depth', async () => {
  store.add({ hash: chain.send().hash, description: 'x', confirmations: 3 }, on)
  chain.mine()
  await round()
  const move = () => {
    chain.reorganise(1)
    chain.mine({ empty: true })
    chain.mine()
    chain.mine()
  }
  const moved = { status: 'pending', seenIn: { number: 2 } }
  expect(await round(heightLast(move))).toMatchObject(moved)
  chain.mine()
  expect(await round()).toMatchObject({ status: 'confirmed' })
})
