import { keepStorageAlive } from '@foyer/ui/storage/keepStorageAlive.ts'
import { memoryStorage } from '@foyer/ui/storage/memoryStorage.ts'
import type { StorageLike } from '@foyer/ui/storage/storageLike.ts'
import fc from 'fast-check'
import type { Address } from 'viem'
import { expect, it, vi } from 'vitest'
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

it('stores version 2, keyed by lower-cased address and then chain id', () => {
  const storage = memoryStorage()
  open(storage, 'demo-1').add({ hash: hashNumber(1), description: 'Lock' }, on)
  expect(JSON.parse(storage.getItem(key) ?? '')).toEqual({
    v: 2,
    instance: 'demo-1',
    data: {
      '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266': {
        '1': [
          {
            id: hashNumber(1),
            hash: hashNumber(1),
            kind: 'transaction',
            description: 'Lock',
            status: 'pending',
            chainId: 1,
            addedAt: 1_001,
          },
        ],
      },
    },
  })
  expect(open(storage, 'demo-1').list(alice, 1)).toHaveLength(1)
  expect(open(storage, 'demo-2').list(alice, 1)).toEqual([])
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
  expect(storage.getItem(key)).not.toContain('0xf39f')
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

it('rewrites a record that another tab overwrote at the same moment, but not a cleared one', () => {
  const storage = keepStorageAlive(memoryStorage())
  let time = 1_000
  const store = createTransactionStore({ key, storage, now: () => time })
  store.add({ hash: hashNumber(1), description: 'Old' }, on)
  const before = storage.getItem(key) ?? ''
  store.add({ hash: hashNumber(2), description: 'New' }, on)
  // The other tab had not been notified yet.
  storage.setItem(key, before)
  expect(store.list(alice, 1).map(({ description }) => description)).toEqual(['New', 'Old'])

  store.add({ hash: hashNumber(3), description: 'Third' }, on)
  // Nobody clears a list in the same moment.
  time += 600
  open(storage).clear(alice)
  expect(store.list(alice)).toEqual([])
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
  let time = 1_000
  const here = createTransactionStore({
    key,
    storage: keepStorageAlive({ ...shared, setItem }, { watch }),
    now: () => time,
  })
  const there = open(shared)
  here.add({ hash: hashNumber(1), description: 'Stored' }, on)
  isFull = true
  here.add({ hash: hashNumber(2), description: 'In memory' }, on)
  time += 60_000
  there.add({ hash: hashNumber(3), description: 'From there' }, on)
  tell(key)
  const all = here.list(alice, 1).map(({ description }) => description)
  expect(new Set(all)).toEqual(new Set(['Stored', 'In memory', 'From there']))
})

it('settles a record again that another tab reset to pending at the same moment', () => {
  const storage = keepStorageAlive(memoryStorage())
  const store = open(storage)
  const { id } = store.add({ hash: hashNumber(1), description: 'One' }, on)
  const before = storage.getItem(key) ?? ''
  store.update(alice, 1, new Map([[id, { status: 'confirmed' as const }]]))
  storage.setItem(key, before)
  expect(store.list(alice, 1)).toMatchObject([{ status: 'confirmed' }])
})

/**
 * Tabs that each have their own copy of the storage and are notified of the others' writes later.
 */
function tabsWithCopies() {
  let disk = ''
  let written = 0
  const tabs = [0, 1].map(() => {
    const copy = memoryStorage()
    let tell: (key: string | null) => void = () => {}
    const setItem = (name: string, value: string) => {
      copy.setItem(name, value)
      disk = value
      written += 1
    }
    const watch = (listener: typeof tell) => {
      tell = listener
      return () => {}
    }
    const store = open(keepStorageAlive({ ...copy, setItem }, { watch }))
    const hear = () => {
      copy.setItem(key, disk)
      tell(key)
    }
    return { store, hear }
  })
  return {
    tabs,
    writes: () => written,
    /** Delivers storage events until the stored text no longer changes. */
    deliverAll() {
      for (let before = '-'; before !== disk; ) {
        before = disk
        for (const { hear } of tabs) hear()
      }
    },
  }
}

it('two tabs that add and settle at the same moment lose nothing', () => {
  const move = fc.record({
    which: fc.nat(1),
    does: fc.constantFrom('add', 'settle', 'hear'),
    chainId: fc.constantFrom(1, 56),
  })
  fc.assert(
    fc.property(fc.array(move, { maxLength: 10 }), (moves) => {
      const { deliverAll, tabs } = tabsWithCopies()
      const expected = new Map<string, string>()
      for (const [index, { chainId, does, which }] of moves.entries()) {
        const store = tabs[which]?.store
        const waiting = store?.list(alice, chainId).find(({ status }) => status === 'pending')
        if (does === 'hear') deliverAll()
        else if (does === 'add') {
          store?.add({ hash: hashNumber(index), description: 'x' }, { address: alice, chainId })
          expected.set(hashNumber(index), 'pending')
        } else if (waiting) {
          store?.update(alice, chainId, new Map([[waiting.id, { status: 'confirmed' as const }]]))
          expected.set(waiting.id, 'confirmed')
        }
      }
      deliverAll()
      for (const { store } of tabs) {
        expect(new Map(store.list(alice).map(({ id, status }) => [id, status]))).toEqual(expected)
      }
    }),
  )
})

it('a transaction that another tab records again after this one settled it is written once', () => {
  const { deliverAll, tabs, writes } = tabsWithCopies()
  const [first, second] = tabs
  const hash = hashNumber(1)
  const add = { hash, description: 'x' }
  const on = { address: alice, chainId: 1 }
  first?.store.add(add, on)
  first?.store.update(alice, 1, new Map([[hash, { status: 'confirmed' as const }]]))
  deliverAll()
  const before = writes()
  second?.store.add(add, on)
  deliverAll()
  expect(writes() - before).toBe(1)
  expect(first?.store.list(alice, 1)).toMatchObject([{ status: 'pending' }])
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
