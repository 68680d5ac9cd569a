// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { browserStorage } from './browserStorage.ts'

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

describe('browserStorage', () => {
  it('is localStorage, and removes its probe', () => {
    const storage = browserStorage()
    expect(localStorage.length).toBe(0)
    expect(storage.persistent).toBe(true)
    storage.setItem('a', '1')
    expect(localStorage.getItem('a')).toBe('1')
  })

  it('reports changes from other tabs, including clear()', () => {
    const storage = browserStorage()
    const listener = vi.fn()
    const leave = storage.subscribe(listener)
    window.dispatchEvent(new StorageEvent('storage', { key: 'a', storageArea: localStorage }))
    window.dispatchEvent(new StorageEvent('storage', { key: null, storageArea: localStorage }))
    window.dispatchEvent(new StorageEvent('storage', { key: 'b', storageArea: sessionStorage }))
    expect(listener.mock.calls).toEqual([['a'], [null]])
    leave()
    window.dispatchEvent(new StorageEvent('storage', { key: 'a', storageArea: localStorage }))
    expect(listener).toHaveBeenCalledTimes(2)
  })

  it('lists its keys', () => {
    const storage = browserStorage()
    storage.setItem('a', '1')
    localStorage.setItem('b', '2')
    expect(storage.keys()).toEqual(['a', 'b'])
  })

  it('reports that any key may have changed once Back has restored the page', () => {
    const listener = vi.fn()
    const leave = browserStorage().subscribe(listener)
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }))
    expect(listener).not.toHaveBeenCalled()
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    expect(listener.mock.calls).toEqual([[null]])
    leave()
  })

  it('is separate memory if localStorage is blocked', () => {
    vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    })
    const storage = browserStorage()
    storage.setItem('a', '1')
    expect(storage.getItem('a')).toBe('1')
    expect(storage.persistent).toBe(false)
    expect(browserStorage().getItem('a')).toBeNull()
  })

  it('still reads a full localStorage', () => {
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => (key === 'a' ? 'old' : null),
      setItem() {
        throw new DOMException('full', 'QuotaExceededError')
      },
      removeItem() {},
    })
    const storage = browserStorage()
    expect(storage.persistent).toBe(false)
    expect(storage.getItem('a')).toBe('old')
    storage.setItem('a', 'new')
    expect(storage.getItem('a')).toBe('new')
  })

  it('is memory without localStorage', () => {
    vi.stubGlobal('localStorage', null)
    expect(browserStorage().persistent).toBe(false)
  })

  it('is memory on a server', () => {
    vi.stubGlobal('window', undefined)
    const storage = browserStorage()
    storage.setItem('a', '1')
    expect(storage.persistent).toBe(false)
    expect(storage.getItem('a')).toBe('1')
  })
})
