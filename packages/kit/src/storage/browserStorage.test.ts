// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { browserStorage } from './browserStorage.ts'

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

describe('browserStorage', () => {
  it('is the local storage, and leaves no trace of trying it out', () => {
    const storage = browserStorage()
    expect(localStorage.length).toBe(0)
    expect(storage.persistent).toBe(true)
    storage.setItem('a', '1')
    expect(localStorage.getItem('a')).toBe('1')
  })

  it('hears of the changes of other tabs, a cleared storage included', () => {
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

  it('is memory of its own where the local storage is refused', () => {
    vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    })
    const storage = browserStorage()
    storage.setItem('a', '1')
    expect(storage.getItem('a')).toBe('1')
    expect(storage.persistent).toBe(false)
    expect(browserStorage().getItem('a')).toBeNull()
  })

  it('still reads a full local storage', () => {
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

  it('is memory where there is no local storage at all', () => {
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
