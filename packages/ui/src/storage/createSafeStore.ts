import { browserStorage } from './browserStorage.ts'
import { openEnvelope, sealEnvelope } from './envelope.ts'
import { keepStorageAlive } from './keepStorageAlive.ts'
import type { StorageLike } from './storageLike.ts'

/** One validated value in browser storage. Works with `useSyncExternalStore`. */
export interface SafeStore<T> {
  /** The stored value, or the fallback. Returns the same object until it changes. */
  get(): T
  /**
   * Stores the value.
   *
   * @throws TypeError for a value that JSON cannot hold, such as a bigint.
   */
  set(value: T): void
  /** Removes the value; `get` then returns the fallback. */
  remove(): void
  /**
   * Calls the listener after each change of this key, in any tab. Returns the unsubscribe function.
   */
  subscribe(listener: () => void): () => void
  /** False if the value is only kept in memory. */
  readonly persistent: boolean
}

export interface SafeStoreOptions<T> {
  /** Storage key, including any prefix. */
  readonly key: string
  /** Version of the data. Stored data of another version is dropped. */
  readonly version: number
  /**
   * Validates the stored value, which may be anything. If it returns undefined or throws, the store
   * uses the fallback.
   */
  readonly parse: (value: unknown) => T | undefined
  /** Value when no valid data is stored. */
  readonly fallback: T
  /**
   * Default: `browserStorage()`. Share one per page, so that stores receive each other's changes.
   */
  readonly storage?: StorageLike | undefined
  /**
   * Id of the chain instance, for local chains that restart. Stored data of another id is dropped.
   * Default: none.
   */
  readonly instanceId?: string | undefined
}

/**
 * Creates a store for one key: versioned, validated on every read and shared between tabs. Returns
 * the fallback for data that is corrupt or has another version or instance id.
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
      // The data is invalid if the parser throws.
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
