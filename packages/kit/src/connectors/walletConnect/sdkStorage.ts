import { browserStorage } from '../../storage/browserStorage.ts'
import { openEnvelope, sealEnvelope } from '../../storage/envelope.ts'
import { keepStorageAlive } from '../../storage/keepStorageAlive.ts'
import type { StorageLike } from '../../storage/storageLike.ts'

export interface SdkStorageOptions {
  readonly storageKey: string
  readonly instanceId?: string | undefined
  readonly storage?: StorageLike | undefined
}

/** What WalletConnect's client calls its key-value storage. */
export interface SdkStorage {
  /** Calls with what is stored under a key with this ending after each change, by this tab or another one. */
  watch(ending: string, listener: (value: unknown) => void): void
  getKeys(): Promise<string[]>
  getEntries<T = unknown>(): Promise<[string, T][]>
  getItem<T = unknown>(key: string): Promise<T | undefined>
  setItem<T = unknown>(key: string, value: T): Promise<void>
  removeItem(key: string): Promise<void>
}

const version = 1

/**
 * Puts what the client stores beside everything else of the kit, as `<storageKey>.walletConnect.<its key>`,
 * where it would otherwise make a database of its own. What another instance of a demo has left reads as absent.
 */
export function createSdkStorage(options: SdkStorageOptions): SdkStorage {
  const storage = keepStorageAlive(options.storage ?? browserStorage())
  const stamp = { version, instanceId: options.instanceId }
  const nameOf = (key: string) => `${options.storageKey}.walletConnect.${key}`
  // Storage cannot be listed; the client lists only to tidy up what it has written itself.
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
    getKeys: async () => [...written],
    // The client names the type of what it stored itself; a wrong one is met by its own checks.
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
