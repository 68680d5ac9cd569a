import { memoryStorage } from '@foyer/ui/storage/memoryStorage.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { createTransactionStore, type TransactionStore } from '../store/createTransactionStore.ts'
import { SimulatedChain, sender } from '../testing/simulatedChain.ts'
import { checkChain } from './checkChain.ts'
import { unknownLimit, usedLimit } from './resolveStatus.ts'

const on = { address: sender, chainId: 1 }
const minute = 60_000
const day = 24 * 60 * minute
const right = Date.UTC(2026, 10, 28)
/** What a device's clock may say instead. */
const clocks = [
  ['10 minutes ahead', right + 10 * minute],
  ['a day ahead', right + day],
  ['a day behind', right - day],
  ['two years behind', right - 730 * day],
  ['in 1970', 0],
  ['before 1970', -day],
  ['in 2100', Date.UTC(2100, 0, 1)],
] as const

let chain: SimulatedChain
let disk: ReturnType<typeof memoryStorage>
let store: TransactionStore
let now: number

beforeEach(() => {
  chain = new SimulatedChain()
  disk = memoryStorage()
  now = right
  reload()
})

function reload(): void {
  store = createTransactionStore({ key: 'test', storage: disk, now: () => now })
}

/** Polls for this long. */
async function watch(time: number): Promise<void> {
  for (const end = now + time; now < end; ) {
    now += 30_000
    const pending = store.list(sender, 1).filter(({ status }) => status === 'pending')
    const options = { address: sender, port: chain.port(), walletOf: () => undefined, now }
    store.update(sender, 1, await checkChain(pending, options))
  }
}

function add(number = 0): string {
  const { hash } = chain.send({ nonce: number })
  return store.add({ hash, description: `No ${number}` }, on).id
}

const only = () => store.list(sender, 1)[0]

describe.each(clocks)('a clock that is %s', (_name, wrong) => {
  it('confirms, also after a reload', async () => {
    now = wrong
    add()
    reload()
    chain.mine()
    await watch(minute)
    expect(only()).toMatchObject({ status: 'confirmed' })
  })

  it('drops one that no node knows after 30 minutes of checks, wherever it jumps', async () => {
    for (const [from, to] of [
      [wrong, wrong],
      [right, wrong],
      [wrong, right],
    ] as const) {
      disk = memoryStorage()
      now = from
      reload()
      const { hash } = chain.send()
      store.add({ hash, description: 'x' }, on)
      chain.drop(hash)
      await watch(unknownLimit / 2)
      now = to
      // A jump counts for at most five minutes.
      await watch(unknownLimit / 2 - 6 * minute)
      expect(only()).toMatchObject({ status: 'pending' })
      reload()
      await watch(8 * minute)
      expect(only()).toMatchObject({ status: 'failed', outcome: 'dropped' })
    }
  })

  it('drops none while an endpoint is silent, unless it is silent for a day of checks', async () => {
    const [, silent] = chain.endpoints
    if (silent) silent.mode = 'down'
    const { hash } = chain.send()
    store.add({ hash, description: 'x' }, on)
    chain.drop(hash)
    await watch(unknownLimit + minute)
    now = wrong
    await watch(day - 6 * 60 * minute)
    expect(only()).toMatchObject({ status: 'pending' })
    await watch(6 * 60 * minute)
    expect(only()).toMatchObject({ status: 'failed', outcome: 'dropped' })
  })

  it('does not drop one at once whose nonce was used by a transaction that is not found', async () => {
    for (const endpoint of chain.endpoints) endpoint.keeps = 0
    add()
    await watch(30_000)
    chain.send({ nonce: 0, value: 2n })
    chain.mine()
    for (let block = 0; block < 100; block += 1) chain.mine({ empty: true })
    await watch(30_000)
    now = wrong
    await watch(30_000)
    expect(only()).toMatchObject({ status: 'pending' })
    await watch(4 * usedLimit)
    expect(only()).toMatchObject({ status: 'failed', outcome: 'dropped' })
  })

  it('lists new ones first and keeps the ten that settled last, wherever it jumps', async () => {
    const numbers = Array.from({ length: 24 }, (_, number) => number)
    for (const number of numbers) {
      if (number === 8) now = wrong
      if (number === 16) now = right
      add(number)
      chain.mine()
      await watch(30_000)
      reload()
    }
    const newest = numbers.slice(-10).toReversed()
    expect(store.list(sender, 1).map(({ description }) => description)).toEqual(
      newest.map((number) => `No ${number}`),
    )
  })
})
