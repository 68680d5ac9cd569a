import { keepStorageAlive } from './keepStorageAlive.ts'
import { memoryStorage } from './memoryStorage.ts'
import type { LiveStorage, StorageLike } from './storageLike.ts'

/**
 * The browser's local storage, or memory where it is refused (private mode, third-party frames, a server). Tried out
 * once, here; never throws, neither now nor later. Make one for the page and pass it on: stores that share it hear of
 * each other's changes.
 */
export function browserStorage(): LiveStorage {
  const storage = localStorageOf(globalThis)
  if (!storage) return keepStorageAlive(memoryStorage(), { persistent: false })
  return keepStorageAlive(storage, {
    persistent: canWrite(storage),
    watch: (listener) => watchOtherTabs(storage, listener),
  })
}

function localStorageOf(scope: { readonly localStorage?: Storage | undefined }): Storage | null {
  try {
    // Node has the name without a browser behind it; what counts is a window.
    if (typeof window === 'undefined') return null
    const storage = scope.localStorage ?? null
    storage?.getItem('')
    return storage
  } catch {
    // The getter itself throws in frames that may not store.
    return null
  }
}

function canWrite(storage: StorageLike): boolean {
  const key = 'foyer.probe'
  try {
    storage.setItem(key, '1')
    storage.removeItem(key)
    return true
  } catch {
    // Full: what is there can still be read.
    return false
  }
}

function watchOtherTabs(storage: Storage, listener: (key: string | null) => void): () => void {
  function onStorage({ key, storageArea }: StorageEvent): void {
    if (storageArea === null || storageArea === storage) listener(key)
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}
