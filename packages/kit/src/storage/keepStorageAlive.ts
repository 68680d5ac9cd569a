import type { LiveStorage, StorageLike } from './storageLike.ts'

export interface KeepAliveOptions {
  /** Whether the storage outlives the page. Default true. */
  readonly persistent?: boolean | undefined
  /** Tells of changes made by other tabs; returns the function that stops it. */
  readonly watch?: ((listener: (key: string | null) => void) => () => void) | undefined
}

interface Unwritten {
  readonly value: string | null
  /** What the storage held when the write failed: another content later is a newer one. */
  readonly instead: string | null
}

/**
 * Puts a net under a storage: reads never throw, writes that fail (quota, permission) go on in memory and show in
 * `persistent`. A storage that already is a `LiveStorage` is returned as it is.
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
    // A copy, since a listener may end its subscription, or start one, while it is called.
    for (const listener of [...listeners]) {
      try {
        listener(key)
      } catch (error) {
        // What was written stays written, and the others hear of it.
        console.error(error)
      }
    }
  }

  function readRaw(key: string): string | null {
    try {
      const value: unknown = storage.getItem(key)
      return typeof value === 'string' ? value : null
    } catch {
      // Blocked by the browser: as if nothing were stored.
      return null
    }
  }

  function write(key: string, value: string | null): void {
    try {
      if (value === null) storage.removeItem(key)
      else storage.setItem(key, value)
      unwritten.delete(key)
    } catch {
      // Full or blocked: goes on in memory, and `persistent` says so.
      unwritten.set(key, { value, instead: readRaw(key) })
    }
    notify(key)
  }

  return {
    get persistent() {
      return persistent && unwritten.size === 0
    },
    getItem(key) {
      const raw = readRaw(key)
      const kept = unwritten.get(key)
      if (!kept) return raw
      if (kept.instead === raw) return kept.value
      unwritten.delete(key)
      return raw
    },
    setItem: (key, value) => write(key, value),
    removeItem: (key) => write(key, null),
    subscribe(listener) {
      // Each subscription is its own entry, so that the same function may subscribe twice.
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
