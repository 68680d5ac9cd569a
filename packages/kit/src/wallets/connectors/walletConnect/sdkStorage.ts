import { browserStorage } from '@foyer/ui/storage/browserStorage.ts'
import { openEnvelope, sealEnvelope } from '@foyer/ui/storage/envelope.ts'
import { keepStorageAlive } from '@foyer/ui/storage/keepStorageAlive.ts'
import type { StorageLike } from '@foyer/ui/storage/storageLike.ts'

export interface SdkStorageOptions {
  readonly storageKey: string
  readonly instanceId?: string | undefined
  readonly storage?: StorageLike | undefined
}

/** The key-value storage of WalletConnect's client. */
export interface SdkStorage {
  /**
   * Calls back with the value of a key with this ending when this tab or another one changes it.
   */
  watch(ending: string, listener: (value: unknown) => void): void
  /** The stored value, also of another tab, of a key with this ending that the client has read. */
  find(ending: string): unknown
  getKeys(): Promise<string[]>
  getEntries<T = unknown>(): Promise<[string, T][]>
  getItem<T = unknown>(key: string): Promise<T | undefined>
  setItem<T = unknown>(key: string, value: T): Promise<void>
  removeItem(key: string): Promise<void>
}

const version = 1

/**
 * Stores the client's data in the kit's storage as `<storageKey>.walletConnect.<its key>`. By
 * default the client would create its own database. Data of another instance reads as absent.
 */
export function createSdkStorage(options: SdkStorageOptions): SdkStorage {
  const storage = keepStorageAlive(options.storage ?? browserStorage())
  const stamp = { version, instanceId: options.instanceId }
  const nameOf = (key: string) => `${options.storageKey}.walletConnect.${key}`
  // The storage cannot list its keys. The client only lists them to remove what it wrote.
  const written = new Set<string>()
  const seen = new Set<string>()
  function read(key: string) {
    const raw = storage.getItem(nameOf(key))
    return raw === null ? undefined : openEnvelope(raw, stamp)
  }
  return {
    watch(ending, listener) {
      storage.subscribe((changed) => {
        for (const key of seen) {
          const isMeant = key.endsWith(ending) && (changed === null || changed === nameOf(key))
          if (isMeant) listener(read(key))
        }
      })
    },
    find(ending) {
      const key = [...seen].find((each) => each.endsWith(ending))
      return key === undefined ? undefined : read(key)
    },
    getKeys: async () => [...written],
    // The client's type parameter is unchecked; the client validates the values.
    getEntries: async <T>() => [...written].map((key): [string, T] => [key, read(key) as T]),
    async getItem<T>(key: string) {
      seen.add(key)
      return read(key) as T | undefined
    },
    async setItem(key, value) {
      written.add(key)
      storage.setItem(nameOf(key), sealEnvelope(value, stamp))
    },
    async removeItem(key) {
      written.delete(key)
      storage.removeItem(nameOf(key))
    },
  }
}
