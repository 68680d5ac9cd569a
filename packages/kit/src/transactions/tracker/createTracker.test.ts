// @vitest-environment happy-dom

import { memoryStorage } from '@foyer/ui/storage/memoryStorage.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createTransactionStore } from '../store/createTransactionStore.ts'
import { hashNumber, SimulatedChain, sender } from '../testing/simulatedChain.ts'
import { createTracker } from './createTracker.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function start({ chains = { 1: new SimulatedChain() } as Record<number, SimulatedChain> } = {}) {
  const storage = memoryStorage()
  const open = () => createTransactionStore({ key: 'test', storage })
  const store = open()
  const settled = () => store.list(sender).filter(({ status }) => status !== 'pending')
  const watch = () =>
    createTracker({
      store,
      address: sender,
      portOf: (chainId) => chains[chainId]?.port(),
      walletOf: () => undefined,
      interval: 4_000,
    })
  const add = (chainId: number, description = 'x') => {
    const { hash } = chains[chainId]?.send() ?? { hash: hashNumber(99) }
    return store.add({ hash, description }, { address: sender, chainId })
  }
  return { add, store, chains, settled, watch }
}

const pass = (time: number) => vi.advanceTimersByTimeAsync(time)

it('sends no requests and runs no timer while nothing is pending', async () => {
  const { chains, watch } = start()
  watch()
  await pass(60_000)
  expect(chains[1]?.asked).toEqual([])
  expect(vi.getTimerCount()).toBe(0)
})

it('checks a new transaction at once, then every 4 s, and stops after the last', async () => {
  const { add, chains, settled, watch } = start()
  watch()
  add(1)
  await pass(0)
  expect(chains[1]?.asked).toContain('eth_getTransactionReceipt')
  chains[1]?.mine()
  await pass(3_999)
  expect(settled()).toEqual([])
  await pass(1)
  expect(settled()).toMatchObject([{ status: 'confirmed' }])
  expect(vi.getTimerCount()).toBe(0)
})

it('checks every chain, and a hanging one delays no other', async () => {
  const chains = { 1: new SimulatedChain(), 56: new SimulatedChain() }
  const { add, settled, watch } = start({ chains })
  chains[1].port = () => {
    const request = () => new Promise<never>(() => {})
    return { request, endpoints: [request] }
  }
  add(1)
  add(56)
  add(424242)
  watch()
  chains[56].mine()
  await pass(12_000)
  expect(settled()).toMatchObject([{ chainId: 56, status: 'confirmed' }])
})

it('runs no timer for a transaction on a chain that is not configured', async () => {
  const { add, chains, settled, watch } = start()
  add(424242)
  watch()
  expect(vi.getTimerCount()).toBe(0)
  add(1)
  chains[1]?.mine()
  await pass(4_000)
  expect(settled()).toMatchObject([{ chainId: 1, status: 'confirmed' }])
  expect(vi.getTimerCount()).toBe(0)
})

it('does not check a chain again before it has responded', async () => {
  const chain = new SimulatedChain()
  const ask = vi.fn(() => new Promise<never>(() => {}))
  chain.port = () => ({ request: ask, endpoints: [ask] })
  const { add, watch } = start({ chains: { 1: chain } })
  add(1)
  watch()
  await pass(0)
  const asked = ask.mock.calls.length
  expect(asked).toBeGreaterThan(0)
  await pass(60_000)
  expect(ask).toHaveBeenCalledTimes(asked)
})

it('an unresponsive wallet delays only its own batches', async () => {
  const { add, store, chains, settled } = start()
  createTracker({
    store,
    address: sender,
    portOf: (chainId) => chains[chainId]?.port(),
    walletOf: () => () => new Promise(() => {}),
    interval: 4_000,
  })
  store.add({ id: 'batch', description: 'Batch' }, { address: sender, chainId: 1 })
  add(1)
  chains[1]?.mine()
  await pass(4_000)
  expect(settled()).toMatchObject([{ kind: 'transaction', status: 'confirmed' }])
})

it('checks a hundred at a time, in turn', async () => {
  const { add, store, chains, watch } = start()
  for (let index = 0; index < 250; index += 1) add(1)
  watch()
  const asked = () =>
    chains[1]?.asked.filter((method) => method === 'eth_getTransactionReceipt').length
  await pass(0)
  expect(asked()).toBe(100)
  chains[1]?.mine()
  await pass(16_000)
  expect(store.list(sender).filter(({ status }) => status === 'pending')).toEqual([])
})

it('reports and requests nothing after it is stopped', async () => {
  const { add, store, chains, settled, watch } = start()
  add(1)
  const stop = watch()
  chains[1]?.mine()
  stop()
  await pass(60_000)
  expect(settled()).toEqual([])
  expect(store.list(sender)).toMatchObject([{ status: 'pending' }])
  watch()
  await pass(0)
  expect(settled()).toMatchObject([{ status: 'confirmed' }])
})

it('settles transactions in browsers without Map.groupBy', async () => {
  const groupBy = Map.groupBy
  Reflect.deleteProperty(Map, 'groupBy')
  try {
    const { add, chains, settled, watch } = start()
    watch()
    add(1)
    chains[1]?.mine()
    await pass(4_000)
    expect(settled()).toMatchObject([{ status: 'confirmed' }])
  } finally {
    Object.assign(Map, { groupBy })
  }
})
