import { describe, expect, it, vi } from 'vitest'
import { keepStorageAlive } from './keepStorageAlive.ts'
import { memoryStorage } from './memoryStorage.ts'
import type { StorageLike } from './storageLike.ts'

/** A storage whose writes throw while it is switched to full. */
function fillable(): StorageLike & { full: boolean; readonly inner: StorageLike } {
  const inner = memoryStorage()
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  return {
    inner,
    full: false,
    getItem: (key) => inner.getItem(key),
    setItem(key, value) {
      if (this.full) refuse()
      inner.setItem(key, value)
    },
    removeItem(key) {
      if (this.full) refuse()
      inner.removeItem(key)
    },
  }
}

const dead: StorageLike = {
  getItem() {
    throw new DOMException('blocked', 'SecurityError')
  },
  setItem() {
    throw new DOMException('blocked', 'SecurityError')
  },
  removeItem() {
    throw new DOMException('blocked', 'SecurityError')
  },
}

describe('keepStorageAlive', () => {
  it('passes on reads and writes', () => {
    const inner = memoryStorage()
    const storage = keepStorageAlive(inner)
    storage.setItem('a', '1')
    expect(inner.getItem('a')).toBe('1')
    storage.removeItem('a')
    expect(storage.getItem('a')).toBeNull()
    expect(storage.persistent).toBe(true)
  })

  it('keeps failed writes in memory, and reports it', () => {
    const disk = fillable()
    const storage = keepStorageAlive(disk)
    storage.setItem('a', 'old')
    disk.full = true
    storage.setItem('a', 'new')
    expect(storage.getItem('a')).toBe('new')
    expect(disk.inner.getItem('a')).toBe('old')
    expect(storage.persistent).toBe(false)
  })

  it('remembers a removal that cannot be written', () => {
    const disk = fillable()
    const storage = keepStorageAlive(disk)
    storage.setItem('a', 'old')
    disk.full = true
    storage.removeItem('a')
    expect(storage.getItem('a')).toBeNull()
    expect(storage.persistent).toBe(false)
  })

  it('lists the keys that have a value, on disk or in memory', () => {
    const inner = memoryStorage()
    const disk = { ...inner, isFull: false }
    const refuse = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    disk.setItem = (key, value) => (disk.isFull ? refuse() : inner.setItem(key, value))
    disk.removeItem = (key) => (disk.isFull ? refuse() : inner.removeItem(key))
    const storage = keepStorageAlive(disk)
    storage.setItem('kept', '1')
    storage.setItem('removed', '1')
    disk.isFull = true
    storage.setItem('new', '1')
    storage.removeItem('removed')
    expect(storage.keys()).toEqual(['kept', 'new'])
    expect(keepStorageAlive(dead).keys()).not.toContain('kept')
  })

  it('is persistent again after the write succeeded', () => {
    const disk = fillable()
    const storage = keepStorageAlive(disk)
    disk.full = true
    storage.setItem('a', '1')
    disk.full = false
    storage.setItem('a', '2')
    expect(disk.inner.getItem('a')).toBe('2')
    expect(storage.persistent).toBe(true)
  })

  it('prefers a newer write of another tab to its memory', () => {
    const disk = fillable()
    const storage = keepStorageAlive(disk)
    disk.full = true
    storage.setItem('a', 'mine')
    disk.inner.setItem('a', 'theirs')
    expect(storage.getItem('a')).toBe('theirs')
    disk.inner.removeItem('a')
    expect(storage.getItem('a')).toBeNull()
  })

  it('works without a working storage', () => {
    const storage = keepStorageAlive(dead)
    expect(storage.getItem('a')).toBeNull()
    storage.setItem('a', '1')
    expect(storage.getItem('a')).toBe('1')
    storage.removeItem('a')
    expect(storage.getItem('a')).toBeNull()
    expect(storage.persistent).toBe(false)
  })

  it('notifies every subscriber of every change in this tab, until it unsubscribes', () => {
    const storage = keepStorageAlive(memoryStorage())
    const listener = vi.fn()
    const leave = storage.subscribe(listener)
    const leaveTwin = storage.subscribe(listener)
    storage.setItem('a', '1')
    expect(listener.mock.calls).toEqual([['a'], ['a']])
    leave()
    storage.removeItem('a')
    expect(listener).toHaveBeenCalledTimes(3)
    leaveTwin()
    storage.setItem('b', '1')
    expect(listener).toHaveBeenCalledTimes(3)
  })

  it('watches other tabs only while there are listeners', () => {
    let tell: ((key: string | null) => void) | undefined
    const storage = keepStorageAlive(memoryStorage(), {
      watch(listener) {
        tell = listener
        return () => {
          tell = undefined
        }
      },
    })
    expect(tell).toBeUndefined()
    const listener = vi.fn()
    const leave = storage.subscribe(listener)
    tell?.('a')
    tell?.(null)
    expect(listener.mock.calls).toEqual([['a'], [null]])
    leave()
    expect(tell).toBeUndefined()
  })

  it('calls the other listeners if one unsubscribes while being called', () => {
    const storage = keepStorageAlive(memoryStorage())
    const leave = storage.subscribe(() => leave())
    const other = vi.fn()
    storage.subscribe(other)
    storage.setItem('a', '1')
    expect(other).toHaveBeenCalledOnce()
  })

  it('returns an already wrapped storage unchanged', () => {
    const storage = keepStorageAlive(memoryStorage())
    expect(keepStorageAlive(storage)).toBe(storage)
  })
})
