import type { StorageArea } from '../wallet/types.ts'

/** The key-value storage of WalletConnect's client, in memory or in the browser's storage. */
export function createKeyValues(prefix: string, area: StorageArea = memoryArea()) {
  const written = new Set<string>()
  function read(key: string): unknown {
    const raw = area.getItem(prefix + key)
    if (raw === null) return undefined
    try {
      return JSON.parse(raw)
    } catch {
      return undefined
    }
  }
  return {
    getKeys: async () => [...written],
    // The client's type parameter is unchecked; it reads only what it stored.
    getEntries: async <T = unknown>() =>
      [...written].map((key): [string, T] => [key, read(key) as T]),
    getItem: async <T = unknown>(key: string) => read(key) as T | undefined,
    async setItem<T = unknown>(key: string, value: T) {
      written.add(key)
      area.setItem(prefix + key, JSON.stringify(value))
    },
    async removeItem(key: string) {
      written.delete(key)
      area.removeItem(prefix + key)
    },
  }
}

function memoryArea(): StorageArea {
  const items = new Map<string, string>()
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  }
}
