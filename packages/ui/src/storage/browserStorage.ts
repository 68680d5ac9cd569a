import { keepStorageAlive } from './keepStorageAlive.ts'
import { memoryStorage } from './memoryStorage.ts'
import type { LiveStorage, StorageLike } from './storageLike.ts'

/**
 * Local storage, or memory where it is unavailable (private mode, third-party frames, servers).
 * Checks availability once; never throws. Create one per page and share it, so that stores receive
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

let ofPage: LiveStorage | undefined

/**
 * The page's one `browserStorage()`: several kits on it receive each other's changes. A server has
 * a new one for each request.
 */
export function pageStorage(): LiveStorage {
  if (typeof window === 'undefined') return browserStorage()
  ofPage ??= browserStorage()
  return ofPage
}

function localStorageOf(scope: { readonly localStorage?: Storage | undefined }): Storage | null {
  try {
    // Node also defines `localStorage`; only a `window` means a browser.
    if (typeof window === 'undefined') return null
    const storage = scope.localStorage ?? null
    storage?.getItem('')
    return storage
  } catch {
    // The getter throws in frames without storage permission.
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
    // Storage is full; existing items are still readable.
    return false
  }
}

function watchOtherTabs(storage: Storage, listener: (key: string | null) => void): () => void {
  function onStorage({ key, storageArea }: StorageEvent): void {
    if (storageArea === null || storageArea === storage) listener(key)
  }
  // A page that Back restores has missed the events since it was left.
  function onPageShow({ persisted }: PageTransitionEvent): void {
    if (persisted) listener(null)
  }
  window.addEventListener('storage', onStorage)
  window.addEventListener('pageshow', onPageShow)
  return () => {
    window.removeEventListener('storage', onStorage)
    window.removeEventListener('pageshow', onPageShow)
  }
}
