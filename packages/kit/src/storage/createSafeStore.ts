import { browserStorage } from './browserStorage.ts'
import { openEnvelope, sealEnvelope } from './envelope.ts'
import { keepStorageAlive } from './keepStorageAlive.ts'
import type { StorageLike } from './storageLike.ts'

/** One validated value in the browser's storage. Fits `useSyncExternalStore`. */
export interface SafeStore<T> {
  /** The stored value, or the fallback. The same object until it changes. */
  get(): T
  set(value: T): void
  remove(): void
  /** Calls the listener after each change of this key, in this tab or another one. */
  subscribe(listener: () => void): () => void
  /** False when the value is kept in memory only. */
  readonly persistent: boolean
}

export interface SafeStoreOptions<T> {
  readonly key: string
  /** Data of another version is dropped. */
  readonly version: number
  /** Checks what was stored, which may be anything. Undefined, or a throw, means: use the fallback. */
  readonly parse: (value: unknown) => T | undefined
  readonly fallback: T
  /** Default: `browserStorage()`. Pass one for the page, so that its stores hear of each other. */
  readonly storage?: StorageLike | undefined
  /** Data of another instance is dropped: local chains that start anew make old records meaningless. */
  readonly instanceId?: string | undefined
}

/**
 * A store for one key: versioned, validated at every read, shared between tabs. Contents that are corrupt, old or of
 * another instance read as the fallback. Values must be made of what JSON has; a bigint in `set` is a TypeError.
 */
export function createSafeStore<T>(options: SafeStoreOptions<T>): SafeStore<T> {
  const { key, version, parse, fallback, instanceId } = options
  const storage = keepStorageAlive(options.storage ?? browserStorage())
  const stamp = { version, instanceId }
  let last: { readonly raw: string | null; readonly value: T } | undefined

  function read(raw: string | null): T {
    if (raw === null) return fallback
    const data = openEnvelope(raw, stamp)
    if (data === undefined) return fallback
    try {
      return parse(data) ?? fallback
    } catch {
      // A parser that trips over hostile contents means: not valid.
      return fallback
    }
  }

  return {
    get() {
      const raw = storage.getItem(key)
      if (last?.raw !== raw || !last) last = { raw, value: read(raw) }
      return last.value
    },
    set(value) {
      const raw = sealEnvelope(value, stamp)
      last = { raw, value }
      storage.setItem(key, raw)
    },
    remove() {
      storage.removeItem(key)
    },
    subscribe(listener) {
      return storage.subscribe((changed) => {
        if (changed === null || changed === key) listener()
      })
    },
    get persistent() {
      return storage.persistent
    },
  }
}
