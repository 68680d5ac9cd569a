import type { LiveStorage, StorageLike } from './storageLike.ts'

export interface KeepAliveOptions {
  /** Whether data survives a reload. Default true. */
  readonly persistent?: boolean | undefined
  /**
   * Subscribes to changes from other tabs; returns the unsubscribe function. Default: none, and the
   * data counts as private to this page.
   */
  readonly watch?: ((listener: (key: string | null) => void) => () => void) | undefined
}

interface Unwritten {
  readonly value: string | null
  /** Stored value when the write failed. If it differs later, the stored value is newer. */
  readonly instead: string | null
}

/**
 * Wraps a storage so that it never throws: failed reads return null, and failed writes (quota,
 * permission) are kept in memory and set `persistent` to false. Returns a `LiveStorage` unchanged.
 */
export function keepStorageAlive(
  storage: StorageLike | LiveStorage,
  { persistent = true, watch }: KeepAliveOptions = {},
): LiveStorage {
  if (isLive(storage)) return storage
  const unwritten = new Map<string, Unwritten>()
  const listeners = new Set<(key: string | null) => void>()
  let stopWatching: (() => void) | undefined

  function notify(key: string | null): void {
    // Iterates over a copy, because listeners may subscribe or unsubscribe while they run.
    for (const listener of [...listeners]) {
      try {
        listener(key)
      } catch (error) {
        // A failing listener must not affect the write or the other listeners.
        console.error(error)
      }
    }
  }

  function readRaw(key: string): string | null {
    try {
      const value: unknown = storage.getItem(key)
      return typeof value === 'string' ? value : null
    } catch {
      // The browser blocks storage: treat it as empty.
      return null
    }
  }

  function getItem(key: string): string | null {
    const raw = readRaw(key)
    const kept = unwritten.get(key)
    if (!kept) return raw
    if (kept.instead === raw) return kept.value
    unwritten.delete(key)
    return raw
  }

  /** A `Storage` lists its keys as properties. */
  function readKeys(): readonly string[] {
    try {
      return storage.keys?.() ?? Object.keys(storage)
    } catch {
      // Blocked, as above.
      return []
    }
  }

  function write(key: string, value: string | null): void {
    try {
      if (value === null) storage.removeItem(key)
      else storage.setItem(key, value)
      unwritten.delete(key)
    } catch {
      // Storage is full or blocked: keep the value in memory.
      unwritten.set(key, { value, instead: readRaw(key) })
    }
    notify(key)
  }

  return {
    get persistent() {
      return persistent && unwritten.size === 0
    },
    shared: watch !== undefined,
    getItem,
    keys() {
      const keys = new Set([...readKeys(), ...unwritten.keys()])
      return [...keys].filter((key) => !unwritten.has(key) || getItem(key) !== null)
    },
    setItem: (key, value) => write(key, value),
    removeItem: (key) => write(key, null),
    subscribe(listener) {
      // Wraps the listener, so that the same function can subscribe twice.
      const entry = (key: string | null) => listener(key)
      listeners.add(entry)
      if (listeners.size === 1) stopWatching = watch?.(notify)
      return () => {
        listeners.delete(entry)
        if (listeners.size > 0) return
        stopWatching?.()
        stopWatching = undefined
      }
    },
  }
}

function isLive(storage: StorageLike | LiveStorage): storage is LiveStorage {
  return 'subscribe' in storage && 'persistent' in storage
}
