import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { createSafeStore, type SafeStoreOptions } from './createSafeStore.ts'
import { keepStorageAlive } from './keepStorageAlive.ts'
import { memoryStorage } from './memoryStorage.ts'

type Names = readonly string[]

function parseNames(value: unknown): Names | undefined {
  if (!Array.isArray(value)) return undefined
  return value.every((name) => typeof name === 'string') ? value : undefined
}

const fallback: Names = ['none']

function setUp(more: Partial<SafeStoreOptions<Names>> = {}) {
  const disk = memoryStorage()
  const options = { key: 'names', version: 2, parse: parseNames, fallback, storage: disk, ...more }
  return { disk, options, store: createSafeStore<Names>(options) }
}

describe('createSafeStore', () => {
  it('returns the fallback while nothing is stored', () => {
    expect(setUp().store.get()).toBe(fallback)
  })

  it('stores with version and instance, and reads it back', () => {
    const { disk, options, store } = setUp({ instanceId: 'one' })
    store.set(['a', 'b'])
    expect(disk.getItem('names')).toBe('{"v":2,"instance":"one","data":["a","b"]}')
    expect(createSafeStore<Names>(options).get()).toEqual(['a', 'b'])
  })

  it('returns the same object until it changes', () => {
    const { disk, store } = setUp()
    disk.setItem('names', '{"v":2,"data":["a"]}')
    const first = store.get()
    expect(store.get()).toBe(first)
    disk.setItem('names', '{"v":2,"data":["b"]}')
    expect(store.get()).toEqual(['b'])
    const set = ['c']
    store.set(set)
    expect(store.get()).toBe(set)
  })

  it('removes', () => {
    const { disk, store } = setUp()
    store.set(['a'])
    store.remove()
    expect(disk.getItem('names')).toBeNull()
    expect(store.get()).toBe(fallback)
  })

  it.each([
    ['no JSON', '{"v":2,"data":["a"'],
    ['a bare value', '"a"'],
    ['null', 'null'],
    ['a list', '[2,["a"]]'],
    ['no data', '{"v":2}'],
    ['an older version', '{"v":1,"data":["a"]}'],
    ['a version as text', '{"v":"2","data":["a"]}'],
    ['data of another form', '{"v":2,"data":[1]}'],
    ['data of another instance', '{"v":2,"instance":"other","data":["a"]}'],
    ['nothing', ''],
  ])('discards %s', (_title, raw) => {
    const { disk, store } = setUp()
    disk.setItem('names', raw)
    expect(store.get()).toBe(fallback)
  })

  it('discards data stored by an earlier instance, or by none', () => {
    const { disk, options } = setUp()
    createSafeStore<Names>({ ...options, instanceId: 'first' }).set(['a'])
    expect(createSafeStore<Names>({ ...options, instanceId: 'second' }).get()).toBe(fallback)
    disk.setItem('names', '{"v":2,"data":["a"]}')
    expect(createSafeStore<Names>({ ...options, instanceId: 'second' }).get()).toBe(fallback)
  })

  it('survives a parser that throws', () => {
    const { disk, store } = setUp({
      parse: () => {
        throw new Error('trap')
      },
    })
    disk.setItem('names', '{"v":2,"data":["a"]}')
    expect(store.get()).toBe(fallback)
  })

  it('property: never throws and never returns unvalidated data', () => {
    const { disk, store } = setUp()
    const raw = fc.oneof(
      fc.string(),
      fc.json(),
      fc
        .anything()
        .map((data) =>
          JSON.stringify({ v: 2, data }, (_name, value) => (typeof value === 'bigint' ? 0 : value)),
        ),
    )
    fc.assert(
      fc.property(raw, (text) => {
        disk.setItem('names', text)
        const names = store.get()
        expect(parseNames(names)).toBe(names)
      }),
    )
  })

  it('notifies subscribers of its own key only', () => {
    const storage = keepStorageAlive(memoryStorage())
    const { store } = setUp({ storage })
    const listener = vi.fn()
    const leave = store.subscribe(listener)
    store.set(['a'])
    store.remove()
    storage.setItem('other', '1')
    expect(listener).toHaveBeenCalledTimes(2)
    leave()
    store.set(['b'])
    expect(listener).toHaveBeenCalledTimes(2)
  })

  it('has its new value when subscribers are called', () => {
    const { store } = setUp()
    const seen: Names[] = []
    store.subscribe(() => seen.push(store.get()))
    store.set(['a'])
    store.remove()
    expect(seen).toEqual([['a'], fallback])
  })

  it('notifies the other store of the same key on the same storage', () => {
    const storage = keepStorageAlive(memoryStorage())
    const { options, store } = setUp({ storage })
    const twin = createSafeStore<Names>(options)
    const listener = vi.fn()
    twin.subscribe(listener)
    store.set(['a'])
    expect(listener).toHaveBeenCalledOnce()
    expect(twin.get()).toEqual(['a'])
  })

  it('falls back to memory when the storage is full, and reports it', () => {
    const { store } = setUp({
      storage: {
        getItem: () => null,
        setItem() {
          throw new DOMException('full', 'QuotaExceededError')
        },
        removeItem() {},
      },
    })
    expect(store.persistent).toBe(true)
    store.set(['a'])
    expect(store.get()).toEqual(['a'])
    expect(store.persistent).toBe(false)
  })

  it('works without any storage', () => {
    const store = createSafeStore({ key: 'k', version: 1, parse: parseNames, fallback })
    store.set(['a'])
    expect(store.get()).toEqual(['a'])
    expect(store.persistent).toBe(false)
  })
})
