// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { memoryStorage } from '../storage/memoryStorage.ts'
import { createThemeStore, type ThemeStore, type ThemeStoreOptions } from './theme.ts'

/** A system preference that tests can change. */
function systemPreference(light: boolean) {
  const listeners = new Set<() => void>()
  const query = {
    matches: light,
    addEventListener: (_type: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_type: string, listener: () => void) => listeners.delete(listener),
  }
  vi.stubGlobal('matchMedia', () => query)
  return {
    listeners,
    change(next: boolean) {
      query.matches = next
      for (const listener of listeners) listener()
    },
  }
}

describe('createThemeStore', () => {
  let store: ThemeStore | undefined
  const root = document.documentElement

  function create(options: ThemeStoreOptions = {}): ThemeStore {
    store = createThemeStore(options)
    return store
  }

  beforeEach(() => localStorage.clear())
  afterEach(() => {
    store?.stop()
    vi.unstubAllGlobals()
    root.removeAttribute('data-theme')
    root.removeAttribute('data-kit')
    root.removeAttribute('style')
  })

  it('is dark by default, whatever the system prefers', () => {
    systemPreference(true)
    expect(create().get()).toBe('dark')
    expect(root.dataset.theme).toBe('dark')
    expect(root.dataset.kit).toBe('')
    expect(root.style.colorScheme).toBe('dark')
  })

  it.each(['Light', '"light"', 'auto', '', '<script>'])('is dark if %s is stored', (stored) => {
    localStorage.setItem('theme', stored)
    expect(create().get()).toBe('dark')
    expect(root.dataset.theme).toBe('dark')
  })

  it('stores the choice as a plain word and applies it', () => {
    create().set('light')
    expect(localStorage.getItem('theme')).toBe('light')
    expect(root.dataset.theme).toBe('light')
    expect(root.style.colorScheme).toBe('light')
  })

  it('is remembered', () => {
    localStorage.setItem('theme', 'light')
    expect(create().get()).toBe('light')
    expect(root.dataset.theme).toBe('light')
  })

  it('follows the system if chosen', () => {
    const system = systemPreference(true)
    const themes = create()
    const listener = vi.fn()
    themes.subscribe(listener)
    themes.set('system')
    expect([themes.get(), themes.resolved(), root.dataset.theme]).toEqual([
      'system',
      'light',
      'light',
    ])
    system.change(false)
    expect([themes.resolved(), root.dataset.theme]).toEqual(['dark', 'dark'])
    expect(listener).toHaveBeenCalledTimes(2)
  })

  it('follows another tab', () => {
    const themes = create()
    const listener = vi.fn()
    themes.subscribe(listener)
    localStorage.setItem('theme', 'light')
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme', storageArea: localStorage }))
    expect(listener).toHaveBeenCalledOnce()
    expect([themes.get(), root.dataset.theme]).toEqual(['light', 'light'])
    localStorage.clear()
    window.dispatchEvent(new StorageEvent('storage', { key: null, storageArea: localStorage }))
    expect([themes.get(), root.dataset.theme]).toEqual(['dark', 'dark'])
    window.dispatchEvent(new StorageEvent('storage', { key: 'other', storageArea: localStorage }))
    expect(listener).toHaveBeenCalledTimes(2)
  })

  it('removes its listeners when stopped', () => {
    const system = systemPreference(true)
    const themes = create()
    themes.set('system')
    themes.stop()
    expect(system.listeners.size).toBe(0)
    localStorage.setItem('theme', 'dark')
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme', storageArea: localStorage }))
    expect(root.dataset.theme).toBe('light')
  })

  it('ends one of two subscriptions of the same function', () => {
    const themes = create()
    const listener = vi.fn()
    const leave = themes.subscribe(listener)
    themes.subscribe(listener)
    leave()
    themes.set('light')
    expect(listener).toHaveBeenCalledOnce()
  })

  it('keeps the choice for this page if storage fails', () => {
    const refuse = () => {
      throw new DOMException('blocked', 'SecurityError')
    }
    const themes = create({ storage: { getItem: refuse, setItem: refuse, removeItem: refuse } })
    expect(themes.get()).toBe('dark')
    themes.set('light')
    expect([themes.get(), root.dataset.theme]).toEqual(['light', 'light'])
  })

  it('keeps a data-kit attribute set by the host', () => {
    root.dataset.kit = 'host'
    create()
    expect(root.dataset.kit).toBe('host')
  })

  it('is dark on a server, even if system is chosen', () => {
    vi.stubGlobal('window', undefined)
    vi.stubGlobal('document', undefined)
    const storage = memoryStorage()
    storage.setItem('theme', 'system')
    const themes = create({ storage })
    expect([themes.get(), themes.resolved()]).toEqual(['system', 'dark'])
  })
})
