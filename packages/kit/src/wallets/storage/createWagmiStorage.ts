import { openEnvelope, sealEnvelope } from '@foyer/ui/storage/envelope.ts'
import { keepStorageAlive } from '@foyer/ui/storage/keepStorageAlive.ts'
import type { StorageLike } from '@foyer/ui/storage/storageLike.ts'
import { createStorage, deserialize, type Storage } from '@wagmi/core'
import { lastConnectorKey } from '../../chains/config/lastConnector.ts'
import { isEmptyConnections, openConnections, sealConnections } from './connectionStore.ts'

export interface WagmiStorageOptions {
  /** Prefix of wagmi's keys, e.g. 'foyer' for 'foyer.store'. */
  readonly key: string
  readonly storage: StorageLike
  /** Id of the chain instance. Stored data of another id is dropped. Default: none. */
  readonly instanceId?: string | undefined
}

const itemVersion = 1

/**
 * wagmi's storage under the kit's key prefix, with version 2 of the connection store. Validates on
 * every read: data that is corrupt, hostile or of another instance reads as absent. What a
 * connector keeps is for the connector to check. Never throws.
 *
 * Stored format: `<key>.store` is `{"state":{…},"version":2,"instance":"…"}`; every other item uses
 * the envelope of `createSafeStore`.
 */
export function createWagmiStorage(options: WagmiStorageOptions): Storage {
  const { key, instanceId } = options
  const storage = keepStorageAlive(options.storage)
  const storeKey = `${key}.store`
  const lastUsedKey = `${key}.${lastConnectorKey}`
  const stamp = { version: itemVersion, instanceId }
  let storeWasRead = false

  function readItem(name: string): string | null {
    const raw = storage.getItem(name)
    if (raw === null) return null
    if (name === storeKey) return openConnections(raw, instanceId) ?? null
    const data = openEnvelope(raw, stamp)
    const isValid = name === lastUsedKey ? isId(data) : data !== undefined
    return isValid ? JSON.stringify(data) : null
  }

  // Removes invalid items before the kit checks for a stored connection.
  for (const name of [storeKey, lastUsedKey]) {
    if (storage.getItem(name) !== null && readItem(name) === null) storage.removeItem(name)
  }

  return createStorage({
    key,
    deserialize(text) {
      try {
        return deserialize(text)
      } catch {
        return null // It looks like a bigint or a map, but is none.
      }
    },
    storage: {
      getItem(name) {
        if (name === storeKey) storeWasRead = true
        return readItem(name)
      },
      setItem(name, raw) {
        if (name !== storeKey) {
          storage.setItem(name, sealEnvelope(JSON.parse(raw), stamp))
          return
        }
        // With `ssr: true`, createConfig writes its empty state before it reads the stored one.
        // Skip that write, or it would erase the stored connections.
        if (!storeWasRead && isEmptyConnections(raw)) return
        storage.setItem(name, sealConnections(raw, instanceId))
      },
      removeItem: (name) => storage.removeItem(name),
    },
  })
}

function isId(value: unknown): boolean {
  return typeof value === 'string' && value.length <= 1_000
}
