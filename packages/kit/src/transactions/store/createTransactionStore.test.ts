import { keepStorageAlive } from '@foyer/ui/storage/keepStorageAlive.ts'
import { memoryStorage } from '@foyer/ui/storage/memoryStorage.ts'
import type { StorageLike } from '@foyer/ui/storage/storageLike.ts'
import type { Address } from 'viem'
import { describe, expect, it, vi } from 'vitest'
import { InvalidTransactionError } from '../../errors/transactions.ts'
import { hashNumber } from '../testing/simulatedChain.ts'
import { createTransactionStore } from './createTransactionStore.ts'

const alice: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const bob: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const key = 'test.transactions'

function open(storage: StorageLike = memoryStorage(), instanceId?: string) {
  let time = 1_000
  const now = () => (time += 1)
  return createTransactionStore({ key, storage, instanceId, now })
}

const on = { address: alice, chainId: 1 }

it('records sent transactions as pending, newest first, per chain and case-insensitive address', () => {
  const store = open()
  store.add({ hash: hashNumber(1), description: 'First' }, on)
  store.add({ hash: hashNumber(2), description: 'Second', confirmations: 3, nonce: 7 }, on)
  store.add({ hash: hashNumber(3), description: 'On Base' }, { address: alice, chainId: 8453 })
  const lower = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266'
  expect(store.list(lower, 1)).toMatchObject([
    { description: 'Second', status: 'pending', confirmations: 3, nonce: 7, chainId: 1 },
    { description: 'First', status: 'pending', kind: 'transaction', hash: hashNumber(1) },
  ])
  expect(store.list(alice).map(({ description }) => description)).toEqual([
    'On Base',
    'Second',
    'First',
  ])
  expect(store.list(bob)).toEqual([])
})

it('stores each record under a key of its own: address, chain id and hash', () => {
  const storage = memoryStorage()
  open(storage, 'demo-1').add({ hash: hashNumber(1), description: 'Lock' }, on)
  expect(storage.keys()).toEqual([`${key}.${alice.toLowerCase()}.1.${hashNumber(1)}`])
  expect(JSON.parse(storage.getItem(storage.keys()[0] ?? '') ?? '')).toEqual({
    v: 3,
    instance: 'demo-1',
    data: {
      id: hashNumber(1),
      hash: hashNumber(1),
      kind: 'transaction',
      description: 'Lock',
      status: 'pending',
      chainId: 1,
      addedAt: 1_001,
    },
  })
  expect(open(storage, 'demo-1').list(alice, 1)).toHaveLength(1)
})

it('drops the records of another instance', () => {
  const storage = memoryStorage()
  open(storage, 'demo-1').add({ hash: hashNumber(1), description: 'Lock' }, on)
  expect(open(storage, 'demo-2').list(alice, 1)).toEqual([])
  expect(storage.keys()).toEqual([])
})

it.each([
  ['a batch', 'Any.id with\n𝕏 "text"'],
  ['a batch of version 1 of EIP-5792', `0x${'ab'.repeat(4_095)}`],
])('finds %s again by its id', (_name, id) => {
  const storage = memoryStorage()
  open(storage).add({ id, description: 'Batch' }, on)
  expect(open(storage).list(alice, 1)).toMatchObject([{ id, kind: 'batch' }])
})

describe('the one list of all records that earlier versions stored', () => {
  const lower = alice.toLowerCase()
  const stored = (number: number, more: object = {}) => {
    const hash = hashNumber(number)
    const record = { id: hash, hash, kind: 'transaction', description: `No ${number}`, chainId: 1 }
    return { ...record, status: 'confirmed', addedAt: number, ...more }
  }
  const list = (data: unknown) => JSON.stringify({ v: 2, data })
  const ids = (store: ReturnType<typeof open>) => store.list(alice).map(({ id }) => id)

  it('is read once, and each of its records stored by itself', () => {
    const storage = memoryStorage()
    const chains = { 1: [stored(3, { tab: 'a' }), stored(2)], 56: [stored(1, { chainId: 56 })] }
    storage.setItem(key, list({ [lower]: chains }))
    const expected = [stored(3), stored(2), stored(1, { chainId: 56 })]
    expect(open(storage).list(alice)).toEqual(expected)
    expect(storage.getItem(key)).toBeNull()
    expect(open(storage).list(alice)).toEqual(expected)
  })

  it('leaves what is newer', () => {
    const storage = memoryStorage()
    const store = open(storage)
    store.add({ hash: hashNumber(1), description: 'New' }, on)
    storage.setItem(key, list({ [lower]: { 1: [stored(1), stored(2)] } }))
    expect(open(storage).list(alice)).toMatchObject([{ description: 'New' }, stored(2)])
  })

  it('keeps the ten newest completed ones, and the first of duplicates', () => {
    const storage = memoryStorage()
    const many = Array.from({ length: 50 }, (_, index) => stored(50 - index))
    const upper = `0x${lower.slice(2).toUpperCase()}`
    storage.setItem(
      key,
      list({ [lower]: { 1: many }, [upper]: { 1: [stored(50, { addedAt: 1 })] } }),
    )
    expect(ids(open(storage))).toEqual(many.slice(0, 10).map(({ id }) => id))
  })

  it.each([
    ['another version', JSON.stringify({ v: 1, data: { [lower]: { 1: [stored(1)] } } })],
    [
      'another instance',
      JSON.stringify({ v: 2, instance: 'x', data: { [lower]: { 1: [stored(1)] } } }),
    ],
    ['no address', list({ __proto__: { 1: [stored(1)] }, '0x12': { 1: [stored(1)] } })],
    ['no chain', list({ [lower]: { '01': [stored(1)], '-1': [stored(1)], x: [stored(1)] } })],
    ['no records', list({ [lower]: { 1: [7, null, { hash: '0x12' }], 2: {} } })],
    ['no list', list(7)],
    ['no JSON', '{"v":2'],
  ])('of %s is dropped', (_name, raw) => {
    const storage = memoryStorage()
    storage.setItem(key, raw)
    expect(ids(open(storage))).toEqual([])
    expect(storage.keys()).toEqual([])
  })
})

it('lists every problem of an invalid record in one error, and records nothing', () => {
  const store = open()
  const bad = { hash: '0x12', description: 7, confirmations: 0, nonce: -1 }
  // As an untyped page could call it.
  const add = () => store.add(Object.assign({ description: '' }, bad as object), on)
  expect(add).toThrow(InvalidTransactionError)
  expect(add).toThrow(
    /"hash" must be 0x followed by 64 hex characters\. "description" must be a string\. "confirmations" must be an integer of at least 1\. "nonce" must/,
  )
  expect(store.list(alice)).toEqual([])
})

it.each([
  ['no prefix', { hash: 'ab'.repeat(32) }],
  ['63 characters', { hash: `0x${'a'.repeat(63)}` }],
  ['65 characters', { hash: `0x${'a'.repeat(65)}` }],
  ['no hex', { hash: `0x${'g'.repeat(64)}` }],
  ['half a confirmation', { hash: hashNumber(1), confirmations: 1.5 }],
  ['confirmations as text', { hash: hashNumber(1), confirmations: '2' }],
  ['endless confirmations', { hash: hashNumber(1), confirmations: Number.POSITIVE_INFINITY }],
  ['no hash at all', {}],
  ['a batch without an id', { kind: 'batch' }],
  ['an unknown kind', { hash: hashNumber(1), kind: 'other' }],
  ['an endless change', { hash: hashNumber(1), change: 'x'.repeat(101) }],
  ['a change that is not text', { hash: hashNumber(1), change: 250n }],
])('refuses %s', (_name, input) => {
  const add = () => open().add({ description: 'x', ...(input as object) }, on)
  expect(add).toThrow(InvalidTransactionError)
})

it('keeps the transferred amount of a transaction', () => {
  const storage = memoryStorage()
  open(storage).add({ hash: hashNumber(1), description: 'Lock', change: '−250 FOYER' }, on)
  expect(open(storage).list(alice, 1)).toMatchObject([{ change: '−250 FOYER' }])
})

it('treats the same hash in any case as the same transaction', () => {
  const store = open()
  store.add({ hash: hashNumber(0xab), description: 'Old' }, on)
  const upper = `0x${hashNumber(0xab).slice(2).toUpperCase()}` as const
  store.add({ hash: upper, description: 'New' }, on)
  expect(store.list(alice)).toMatchObject([{ description: 'New', hash: hashNumber(0xab) }])
})

it('keeps ten completed transactions per address and chain, and all pending ones', () => {
  const store = open()
  for (let index = 1; index <= 40; index += 1) {
    const { id } = store.add({ hash: hashNumber(index), description: `No ${index}` }, on)
    if (index % 2 === 0) store.update(alice, 1, new Map([[id, { status: 'confirmed' as const }]]))
  }
  const list = store.list(alice, 1)
  expect(list.filter(({ status }) => status === 'pending')).toHaveLength(20)
  const completed = list.filter(({ status }) => status !== 'pending')
  expect(completed.map(({ description }) => description)).toEqual(
    [40, 38, 36, 34, 32, 30, 28, 26, 24, 22].map((index) => `No ${index}`),
  )
})

it('keeps a new transaction above those that were added while the clock was ahead', () => {
  let time = 7_200_000
  const store = createTransactionStore({ key, storage: memoryStorage(), now: () => time })
  const confirm = (at: number) => {
    const patch = { status: 'confirmed', settledAt: time } as const
    return store.update(alice, 1, new Map([[hashNumber(at), patch]]))
  }
  for (let at = 1; at <= 10; at += 1) {
    store.add({ hash: hashNumber(at), description: `${at}` }, on)
    confirm(at)
  }
  time = 3_600_000
  store.add({ hash: hashNumber(11), description: '11' }, on)
  confirm(11)
  const numbers = Array.from({ length: 10 }, (_, at) => `${11 - at}`)
  expect(store.list(alice, 1).map(({ description }) => description)).toEqual(numbers)
})

it('lists a new transaction first, on any chain, after a clock that was ahead is corrected', () => {
  let time = 7_200_000
  const store = createTransactionStore({ key, storage: memoryStorage(), now: () => time })
  for (let at = 1; at <= 10; at += 1) {
    store.add({ hash: hashNumber(at), description: `${at}` }, on)
    const patch = { status: 'confirmed', settledAt: time } as const
    store.update(alice, 1, new Map([[hashNumber(at), patch]]))
  }
  time = 3_600_000
  store.add({ hash: hashNumber(11), description: '11' }, { address: alice, chainId: 56 })
  const numbers = Array.from({ length: 11 }, (_, at) => `${11 - at}`)
  expect(store.list(alice).map(({ description }) => description)).toEqual(numbers)
  // When they were added is not known any more, also after the clock has reached that time.
  const known = store.list(alice).filter(({ isTimeUnknown }) => !isTimeUnknown)
  expect(known.map(({ description }) => description)).toEqual(['11'])
})

it('keeps an old transaction that settles after ten newer ones', () => {
  let time = 1_000
  const store = createTransactionStore({ key, storage: memoryStorage(), now: () => time })
  const confirm = (at: number) => {
    time += 1
    const patch = { status: 'confirmed', settledAt: time } as const
    return store.update(alice, 1, new Map([[hashNumber(at), patch]]))
  }
  for (let at = 1; at <= 12; at += 1) store.add({ hash: hashNumber(at), description: `${at}` }, on)
  for (let at = 3; at <= 12; at += 1) confirm(at)
  confirm(1)
  const kept = [12, 11, 10, 9, 8, 7, 6, 5, 4, 2, 1].map((at) => `${at}`)
  expect(store.list(alice, 1).map(({ description }) => description)).toEqual(kept)
})

it('updates only pending records', () => {
  const store = open()
  const { id } = store.add({ hash: hashNumber(1), description: 'x' }, on)
  expect(store.update(alice, 1, new Map([[id, { status: 'failed' }]]))).toHaveLength(1)
  expect(store.update(alice, 1, new Map([[id, { status: 'confirmed' }]]))).toEqual([])
  expect(store.list(alice)).toMatchObject([{ status: 'failed' }])
})

it('clears one chain, or all chains of an account, and keeps the others', () => {
  const storage = memoryStorage()
  const store = open(storage)
  store.add({ hash: hashNumber(1), description: 'x' }, on)
  store.add({ hash: hashNumber(2), description: 'x' }, { address: alice, chainId: 56 })
  store.add({ hash: hashNumber(3), description: 'x' }, { address: bob, chainId: 1 })
  store.clear(alice, 1)
  expect(store.list(alice)).toHaveLength(1)
  store.clear(alice)
  expect(store.list(alice)).toEqual([])
  expect(store.list(bob)).toHaveLength(1)
  expect(storage.keys()).toEqual([`${key}.${bob.toLowerCase()}.1.${hashNumber(3)}`])
})

it('reports each end when more settle at once than it keeps', () => {
  const store = open()
  const hashes = Array.from({ length: 25 }, (_, index) => hashNumber(index + 1))
  for (const hash of hashes) store.add({ hash, description: 'x' }, on)
  const ended = new Set<string>()
  store.subscribe(() => {
    for (const { id, status } of store.list(alice, 1)) if (status === 'confirmed') ended.add(id)
  })
  const patch = { status: 'confirmed', settledAt: 5_000 } as const
  store.update(alice, 1, new Map(hashes.map((hash) => [hash, patch])))
  expect(ended).toEqual(new Set(hashes))
  const kept = store.list(alice, 1).map(({ id }) => id)
  expect(kept).toEqual(hashes.slice(-10).toReversed())
})

it("shows another tab's writes, and returns the same list until then", () => {
  const storage = keepStorageAlive(memoryStorage())
  const [here, there] = [open(storage), open(storage)]
  const listener = vi.fn()
  here.subscribe(listener)
  const before = here.list(alice)
  expect(here.list(alice)).toBe(before)
  there.add({ hash: hashNumber(1), description: 'From there' }, on)
  expect(listener).toHaveBeenCalled()
  expect(here.list(alice)).toMatchObject([{ description: 'From there' }])
})

it("keeps a record that could not be stored when another tab's write succeeds later", () => {
  const shared = memoryStorage()
  let isFull = false
  const setItem = (name: string, value: string) => {
    if (isFull) throw new DOMException('full', 'QuotaExceededError')
    shared.setItem(name, value)
  }
  let tell: (key: string | null) => void = () => {}
  const watch = (listener: typeof tell) => {
    tell = listener
    return () => {}
  }
  const here = open(keepStorageAlive({ ...shared, setItem }, { watch }))
  const there = open(shared)
  here.add({ hash: hashNumber(1), description: 'Stored' }, on)
  isFull = true
  here.add({ hash: hashNumber(2), description: 'In memory' }, on)
  there.add({ hash: hashNumber(3), description: 'From there' }, on)
  tell(null)
  const all = here.list(alice, 1).map(({ description }) => description)
  expect(new Set(all)).toEqual(new Set(['Stored', 'In memory', 'From there']))
})

it('works in memory and reports it if the storage is full or blocked', () => {
  const full: StorageLike = {
    getItem: () => null,
    setItem() {
      throw new DOMException('full', 'QuotaExceededError')
    },
    removeItem() {},
  }
  const store = open(full)
  expect(store.persistent).toBe(true)
  store.add({ hash: hashNumber(1), description: 'x' }, on)
  expect(store.persistent).toBe(false)
  expect(store.list(alice)).toHaveLength(1)
})
