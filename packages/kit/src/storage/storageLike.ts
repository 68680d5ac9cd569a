/**
 * The part of the browser's `Storage` that the kit uses. Anything may throw: private mode, a full disk, a frame without
 * permission. `keepStorageAlive` makes one that never does.
 */
export interface StorageLike {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

/** A storage that never throws, and tells when something in it changed. */
export interface LiveStorage extends StorageLike {
  /** False when what is written is kept in memory only, and is gone with the page. */
  readonly persistent: boolean
  /**
   * Calls the listener with the key after each change, in this tab or another one; with null when everything may have
   * changed. Returns the function that stops it.
   */
  subscribe(listener: (key: string | null) => void): () => void
}
