import { memoryStorage } from '@foyer/ui/storage/memoryStorage.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { createTransactionStore, type TransactionStore } from '../store/createTransactionStore.ts'
import type { TransactionRecord } from '../store/record.ts'
import { SimulatedChain, sender } from '../testing/simulatedChain.ts'
import type { ChainPort } from './chainPortOf.ts'
import { checkChain } from './checkChain.ts'
import { unknownLimit } from './resolveStatus.ts'

let chain: SimulatedChain
let store: TransactionStore
let now = 0

beforeEach(() => {
  chain = new SimulatedChain()
  now = 1_000_000
  store = createTransactionStore({ key: 'test', storage: memoryStorage(), now: () => now })
})

/** Sends and records a transaction that a node has in its pool. */
async function send(confirmations?: number): Promise<void> {
  const { hash } = chain.send({ nonce: 0 })
  store.add({ hash, description: 'x', confirmations }, { address: sender, chainId: 1 })
  await round()
}

/** Mines what is pending, and a hundred blocks on top of it. */
function mineLongAgo(): void {
  chain.mine()
  for (let block = 0; block < 100; block += 1) chain.mine({ empty: true })
}

async function round(passed = 4_000, port: ChainPort = chain.port()): Promise<void> {
  now += passed
  const pending = store.list(sender, 1).filter(({ status }) => status === 'pending')
  const options = { address: sender, port, walletOf: () => undefined, now }
  store.update(sender, 1, await checkChain(pending, options))
}

/** Keeps polling for this long. */
async function watch(time: number): Promise<void> {
  for (let passed = 0; passed < time; passed += 30_000) await round(30_000)
}

function only(): TransactionRecord | undefined {
  return store.list(sender, 1)[0]
}

function keepReceipts(blocks: number): void {
  for (const endpoint of chain.endpoints) endpoint.keepsReceipts = blocks
}

describe('in a block whose receipt is pruned', () => {
  const states = [
    ['all state', Number.POSITIVE_INFINITY],
    ['recent state only', 50],
  ] as const

  it.each(states)('is confirmed by another endpoint that has it: %s', async (_name, keeps) => {
    for (const endpoint of chain.endpoints) endpoint.keeps = keeps
    await send()
    mineLongAgo()
    const [first] = chain.endpoints
    if (first) first.keepsReceipts = 50
    const { endpoints } = chain.port()
    const onlyFirst = { request: endpoints[0] ?? chain.port().request, endpoints }
    await round(4_000, onlyFirst)
    expect(only()).toMatchObject({ status: 'confirmed' })
    expect(only()?.outcome).toBeUndefined()
  })

  it.each(states)('is never dropped if no endpoint has it: %s', async (_name, keeps) => {
    for (const endpoint of chain.endpoints) endpoint.keeps = keeps
    keepReceipts(50)
    await send()
    mineLongAgo()
    await watch(unknownLimit * 3)
    expect(only()).toMatchObject({ status: 'pending', seenIn: { number: 1 } })
    expect(only()?.unknown, 'its result is not known').toBeDefined()
    expect(only()?.used).toBeUndefined()
    keepReceipts(Number.POSITIVE_INFINITY)
    await round()
    expect(only()).toMatchObject({ status: 'confirmed' })
  })

  it('counts its confirmations before its result is missing', async () => {
    keepReceipts(1)
    await send(3)
    chain.mine()
    chain.mine({ empty: true })
    await round()
    expect(only()).toMatchObject({ status: 'pending', seenIn: { number: 1 } })
    expect(only()?.unknown).toBeUndefined()
    chain.mine({ empty: true })
    await round()
    expect(only()?.unknown).toBeDefined()
  })

  it('does not count that time once no node knows it', async () => {
    keepReceipts(0)
    await send()
    chain.mine()
    await watch(unknownLimit * 2)
    expect(only()).toMatchObject({ status: 'pending', seenIn: { number: 1 } })
    chain.reorganise(1, { lost: true })
    await watch(unknownLimit - 30_000)
    expect(only()).toMatchObject({ status: 'pending' })
    expect(only()?.seenIn).toBeUndefined()
    await watch(60_000)
    expect(only()).toMatchObject({ status: 'failed', outcome: 'dropped' })
  })

  it('asks the other endpoints for it twice a minute', async () => {
    keepReceipts(50)
    await send()
    mineLongAgo()
    await round()
    chain.asked = []
    for (let turn = 0; turn < 60; turn += 1) await round(1_000)
    expect(chain.asked.length).toBeLessThan(60 + 2 * 10)
  })

  it.each([
    ['cancelled', { to: sender, value: 0n }],
    ['replaced', { value: 2n }],
  ] as const)('is %s by one whose receipt is pruned', async (outcome, fields) => {
    keepReceipts(50)
    await send()
    const replacing = chain.send({ nonce: 0, ...fields })
    mineLongAgo()
    await round()
    expect(only()).toMatchObject({ status: 'failed', outcome, replacedBy: replacing.hash })
  })

  it('stays pending if it was repriced, until an endpoint has the result', async () => {
    keepReceipts(50)
    await send()
    const repriced = chain.send({ nonce: 0, reverts: true })
    mineLongAgo()
    await watch(unknownLimit * 2)
    const replacedBy = repriced.hash
    expect(only()).toMatchObject({ status: 'pending', outcome: 'repriced', replacedBy })
    expect(only()?.unknown, 'its result is not known').toBeDefined()
    const [, second] = chain.endpoints
    if (second) second.keepsReceipts = Number.POSITIVE_INFINITY
    await watch(60_000)
    expect(only()).toMatchObject({ status: 'failed', outcome: 'reverted', replacedBy })
  })
})
