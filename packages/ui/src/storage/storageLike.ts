/**
 * The part of the browser's `Storage` that the kit uses. Any method may throw, for example in
 * private mode, when the disk is full, or in a frame without permission; `keepStorageAlive` wraps
 * it in one that does not.
 */
export interface StorageLike {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
  /**
   * Every stored key. Not needed for a `Storage`, which lists its keys as properties. Without it,
   * recorded transactions are lost on reload.
   */
  keys?(): readonly string[]
}

/** A storage that never throws and reports changes. */
export interface LiveStorage extends StorageLike {
  /** False if writes are only kept in memory and lost on reload. */
  readonly persistent: boolean
  /** Whether the origin's other tabs have the same data and report their changes. Default true. */
  readonly shared?: boolean | undefined
  /** Every key with a value, also those that are only kept in memory. */
  keys(): readonly string[]
  /**
   * Calls the listener with the changed key after each change, in any tab, or with null when any
   * key may have changed. Returns the unsubscribe function.
   */
  subscribe(listener: (key: string | null) => void): () => void
}
