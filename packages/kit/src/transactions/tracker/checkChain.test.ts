import { memoryStorage } from '@foyer/ui/storage/memoryStorage.ts'
import type { Address } from 'viem'
import { beforeEach, describe, expect, it } from 'vitest'
import { createTransactionStore, type TransactionStore } from '../store/createTransactionStore.ts'
import type { NewTransaction, TransactionRecord } from '../store/record.ts'
import {
  friend,
  SimulatedChain,
  type SimulatedTransaction,
  sender,
} from '../testing/simulatedChain.ts'
import type { ChainPort } from './chainPortOf.ts'
import { checkChain } from './checkChain.ts'
import { unknownLimit, usedLimit } from './resolveStatus.ts'

const address: Address = sender
const storage = { current: memoryStorage() }
let chain: SimulatedChain
let store: TransactionStore
let now = 0

beforeEach(() => {
  storage.current = memoryStorage()
  chain = new SimulatedChain()
  now = 1_000_000
  restart()
})

/** Simulates a reload: only stored data is known. */
function restart(): void {
  store = createTransactionStore({ key: 'test', storage: storage.current, now: () => now })
}

function record({ hash }: SimulatedTransaction, more: Partial<NewTransaction> = {}): void {
  store.add({ hash, description: 'x', ...more }, { address, chainId: 1 })
}

async function round(passed = 4_000, port: ChainPort = chain.port()): Promise<void> {
  now += passed
  const pending = store.list(address, 1).filter(({ status }) => status === 'pending')
  const patches = await checkChain(pending, { address, port, walletOf: () => undefined, now })
  store.update(address, 1, patches)
}

/** Keeps polling for this long. */
async function watch(time: number): Promise<void> {
  for (let passed = 0; passed < time; passed += 30_000) await round(Math.min(30_000, time - passed))
}

function only(): TransactionRecord | undefined {
  return store.list(address, 1)[0]
}

describe('in a block', () => {
  it('is confirmed', async () => {
    record(chain.send())
    await round()
    expect(only()).toMatchObject({ status: 'pending', nonce: 0, sender })
    chain.mine()
    await round()
    expect(only()).toMatchObject({ status: 'confirmed', settledAt: now })
    expect(only()?.outcome).toBeUndefined()
  })

  it('is failed if the receipt shows a revert', async () => {
    record(chain.send({ reverts: true }))
    chain.mine()
    await round()
    expect(only()).toMatchObject({ status: 'failed', outcome: 'reverted' })
  })

  it('is confirmed even if the endpoint in use is stuck before it', async () => {
    const [first] = chain.endpoints
    if (first) Object.assign(first, { mode: 'fresh', behind: 100 })
    record(chain.send(), { confirmations: 2 })
    await round()
    chain.mine()
    await round()
    expect(only()).toMatchObject({ status: 'pending', seenIn: { number: 1 }, nonce: 0 })
    chain.mine({ empty: true })
    await round()
    expect(only()).toMatchObject({ status: 'confirmed' })
  })

  it('waits for the required confirmations', async () => {
    record(chain.send(), { confirmations: 3 })
    chain.mine()
    await round()
    expect(only()).toMatchObject({ status: 'pending', seenIn: { number: 1 } })
    chain.mine()
    await round()
    expect(only()?.status).toBe('pending')
    chain.mine()
    await round()
    expect(only()?.status).toBe('confirmed')
  })

  it('is pending again if its block is reorganised, and settles with the new one', async () => {
    record(chain.send(), { confirmations: 3 })
    chain.mine()
    await round()
    chain.reorganise(1)
    await round()
    expect(only()).toMatchObject({ status: 'pending' })
    expect(only()?.seenIn).toBeUndefined()
    for (let block = 0; block < 3; block += 1) chain.mine()
    await round()
    expect(only()?.status).toBe('confirmed')
  })

  it('notices if the new chain has another transaction in its place', async () => {
    record(chain.send({ nonce: 0 }), { confirmations: 3 })
    chain.mine()
    await round()
    chain.reorganise(1, { lost: true })
    const other = chain.send({ nonce: 0, value: 99n })
    for (let block = 0; block < 3; block += 1) chain.mine()
    await round()
    expect(only()).toMatchObject({ status: 'failed', outcome: 'replaced', replacedBy: other.hash })
  })
})

describe('replaced', () => {
  it.each([
    ['repriced: the same call at another price', {}, 'confirmed', 'repriced'],
    ['repriced, and then reverted', { reverts: true }, 'failed', 'reverted'],
    ['cancelled: nothing, to oneself', { to: sender, value: 0n }, 'failed', 'cancelled'],
    ['replaced: a call of oneself', { to: sender, value: 0n, input: '0x01' }, 'failed', 'replaced'],
    ['replaced: another value', { value: 2n }, 'failed', 'replaced'],
    ['replaced: other data', { input: '0x01' as const }, 'failed', 'replaced'],
  ] as const)('%s', async (_name, fields, status, outcome) => {
    record(chain.send({ nonce: 0 }))
    await round()
    const replacing = chain.send({ nonce: 0, ...fields })
    chain.mine()
    await round()
    expect(only()).toMatchObject({ status, outcome, replacedBy: replacing.hash })
  })

  it('is detected by the given nonce, even if no node has seen it', async () => {
    record(chain.send({ nonce: 0 }), { nonce: 0 })
    const other = chain.send({ nonce: 0, value: 2n })
    chain.mine()
    await round()
    expect(only()).toMatchObject({ status: 'failed', outcome: 'replaced', replacedBy: other.hash })
  })

  it('is not reported as cancelled if the original call is unknown', async () => {
    record(chain.send({ nonce: 0, to: sender, value: 0n }), { nonce: 0 })
    chain.send({ nonce: 0, to: sender, value: 0n })
    chain.mine()
    await round()
    expect(only()).toMatchObject({ status: 'failed', outcome: 'replaced' })
  })

  it('is confirmed without a replacement if cancelled and then confirmed after all', async () => {
    const sent = chain.send({ nonce: 0 })
    record(sent, { confirmations: 2 })
    await round()
    chain.send({ nonce: 0, to: sender, value: 0n })
    chain.mine()
    await round()
    expect(only()).toMatchObject({ status: 'pending', outcome: 'cancelled' })
    chain.reorganise(1, { lost: true })
    chain.wait(sent)
    chain.mine()
    chain.mine()
    await round()
    expect(only()).toMatchObject({ status: 'confirmed' })
    expect(only()?.outcome).toBeUndefined()
    expect(only()?.replacedBy).toBeUndefined()
  })

  it('is checked again if its repriced, reverted block is reorganised', async () => {
    chain.mine({ empty: true })
    chain.mine({ empty: true })
    record(chain.send({ nonce: 0 }), { confirmations: 2 })
    await round()
    const repriced = chain.send({ nonce: 0, reverts: 'odd' })
    chain.mine()
    await round()
    expect(only()).toMatchObject({ status: 'pending', replacedBy: repriced.hash })
    chain.reorganise(1)
    chain.mine({ empty: true })
    chain.mine()
    chain.mine()
    await round()
    expect(only()).toMatchObject({ status: 'confirmed', outcome: 'repriced' })
  })

  it('is attributed to the transaction in the chain if replaced twice', async () => {
    record(chain.send({ nonce: 0 }), { confirmations: 2 })
    await round()
    const dearer = chain.send({ nonce: 0 })
    const cancel = chain.send({ nonce: 0, to: sender, value: 0n })
    chain.mine()
    await round()
    expect(only()).toMatchObject({ status: 'pending', replacedBy: cancel.hash })
    chain.reorganise(1, { lost: true })
    chain.pool = [dearer]
    chain.mine()
    chain.mine()
    await round()
    expect(only()).toMatchObject({
      status: 'confirmed',
      outcome: 'repriced',
      replacedBy: dearer.hash,
    })
  })

  it('is found after days by binary search', async () => {
    record(chain.send({ nonce: 0 }))
    await round()
    chain.send({ nonce: 0, value: 2n })
    chain.mine()
    for (let block = 0; block < 5_000; block += 1) chain.mine({ empty: true })
    restart()
    chain.asked = []
    await round(86_400_000)
    expect(only()).toMatchObject({ status: 'failed', outcome: 'replaced' })
    expect(chain.asked.length).toBeLessThan(40)
  })

  it('is found in recent blocks if old state is pruned', async () => {
    for (const endpoint of chain.endpoints) endpoint.keeps = 2
    record(chain.send({ nonce: 0 }))
    await round()
    chain.send({ nonce: 0, value: 2n })
    chain.mine()
    for (let block = 0; block < 8; block += 1) chain.mine({ empty: true })
    await round()
    expect(only()).toMatchObject({ status: 'failed', outcome: 'replaced' })
  })

  it('waits for the confirmations of its replacement, and drops it if its block is reorganised', async () => {
    record(chain.send({ nonce: 0 }), { confirmations: 2 })
    await round()
    const original = chain.pool[0]
    const repriced = chain.send({ nonce: 0 })
    chain.mine()
    await round()
    expect(only()).toMatchObject({ status: 'pending', replacedBy: repriced.hash })
    chain.reorganise(1, { lost: true })
    if (original) chain.pool = [original]
    await round()
    expect(only()?.status).toBe('pending')
    expect(only()?.replacedBy).toBeUndefined()
    chain.mine()
    chain.mine()
    await round()
    expect(only()).toMatchObject({ status: 'confirmed' })
    expect(only()?.outcome).toBeUndefined()
  })
})

describe('dropped', () => {
  it('after 30 minutes unknown to every endpoint, and not before', async () => {
    const { hash } = chain.send()
    store.add({ hash, description: 'x' }, { address, chainId: 1 })
    await round()
    chain.drop(hash)
    await round()
    expect(only()?.unknown?.since).toBe(now)
    await watch(unknownLimit - 30_000)
    expect(only()?.status).toBe('pending')
    await watch(30_000)
    expect(only()).toMatchObject({ status: 'failed', outcome: 'dropped' })
  })

  it('not by sleep or a clock change alone, but eventually for an occasional visitor', async () => {
    const { hash } = chain.send()
    store.add({ hash, description: 'x' }, { address, chainId: 1 })
    chain.drop(hash)
    await round()
    await round(8 * 3_600_000)
    await round(-3_600_000)
    await round(unknownLimit * 2)
    expect(only()?.status).toBe('pending')
    restart()
    for (let day = 0; day < 4; day += 1) await round(86_400_000)
    expect(only()).toMatchObject({ status: 'failed', outcome: 'dropped' })
  })

  it('not while one endpoint knows it; the timer restarts when it is seen', async () => {
    const [first] = chain.endpoints
    const sent = chain.send()
    record(sent)
    if (first) first.mode = 'fresh'
    await round(unknownLimit * 3)
    await round(unknownLimit * 3)
    expect(only()).toMatchObject({ status: 'pending' })
    chain.drop(sent.hash)
    await round()
    await watch(unknownLimit - 30_000)
    chain.pool = [sent]
    await round()
    expect(only()?.unknown).toBe(undefined)
    chain.drop(sent.hash)
    await watch(unknownLimit - 30_000)
    expect(only()?.status).toBe('pending')
  })

  it('if its nonce is used and the replacement cannot be found', async () => {
    for (const endpoint of chain.endpoints) endpoint.keeps = 0
    record(chain.send({ nonce: 0 }))
    await round()
    chain.send({ nonce: 0, value: 2n })
    chain.mine()
    for (let block = 0; block < 100; block += 1) chain.mine({ empty: true })
    await round()
    await round(usedLimit * 10)
    expect(only()?.status).toBe('pending')
    for (let time = 0; time < usedLimit; time += 4_000) await round()
    expect(only()).toMatchObject({ status: 'failed', outcome: 'dropped' })
  })

  it('not before an endpoint that keeps older state was asked what used the nonce', async () => {
    const [first] = chain.endpoints
    if (first) first.keeps = 0
    record(chain.send({ nonce: 0 }))
    await round()
    chain.send({ nonce: 0 })
    chain.mine()
    for (let block = 0; block < 100; block += 1) chain.mine({ empty: true })
    const onlyFirst = () => {
      const { endpoints, request } = chain.port()
      return { request: endpoints[0] ?? request, endpoints }
    }
    for (let time = 0; time <= usedLimit + 8_000; time += 4_000) await round(4_000, onlyFirst())
    expect(only()).toMatchObject({ status: 'confirmed', outcome: 'repriced' })
  })
})

describe('no failure', () => {
  it.each(['down', 'strange'] as const)('an endpoint that is %s changes nothing', async (mode) => {
    record(chain.send())
    await round()
    const before = only()
    for (const endpoint of chain.endpoints) endpoint.mode = mode
    chain.mine()
    for (let day = 0; day < 3; day += 1) await round(86_400_000)
    expect(only()).toEqual(before)
    for (const endpoint of chain.endpoints) endpoint.mode = 'up'
    await round()
    expect(only()?.status).toBe('confirmed')
  })

  it('one unresponsive endpoint prevents it from being dropped', async () => {
    const second = chain.endpoints[1]
    const { hash } = chain.send()
    store.add({ hash, description: 'x' }, { address, chainId: 1 })
    chain.drop(hash)
    if (second) second.mode = 'down'
    for (let hour = 0; hour < 20; hour += 1) await round(3_600_000)
    expect(only()?.status).toBe('pending')
    // Requests to an endpoint that is permanently gone must end.
    for (let hour = 0; hour < 5; hour += 1) await round(3_600_000)
    expect(only()?.outcome).toBe('dropped')
  })
})

it.each([
  'sent',
  'in a block',
  'replaced in a block',
  'unknown',
] as const)('resumes after a restart: %s', async (state) => {
  const sent = chain.send({ nonce: 0 })
  record(sent, { confirmations: 2 })
  await round()
  if (state === 'replaced in a block') chain.send({ nonce: 0 })
  if (state === 'unknown') chain.drop(sent.hash)
  else if (state !== 'sent') chain.mine()
  await round()
  const before = only()
  restart()
  expect(only()).toEqual(before)
  if (state === 'unknown') chain.pool = [sent]
  chain.mine()
  chain.mine()
  await round()
  expect(only()?.status).toBe('confirmed')
})

it('requests the height once and a sender’s nonces once, for any number of transactions', async () => {
  for (let index = 0; index < 20; index += 1)
    record(chain.send({ to: friend }), { confirmations: 2 })
  await round()
  const count = (method: string) => chain.asked.filter((entry) => entry === method).length
  expect(count('eth_blockNumber')).toBe(1)
  expect(count('eth_getTransactionCount')).toBe(1)
  expect(count('eth_getTransactionReceipt')).toBe(20)
})
