import type { StorageLike } from './storageLike.ts'

/** Storage in memory, lost when the page unloads. */
export function memoryStorage(): Required<StorageLike> {
  const items = new Map<string, string>()
  return {
    keys: () => [...items.keys()],
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => {
      items.set(key, value)
    },
    removeItem: (key) => {
      items.delete(key)
    },
  }
}
