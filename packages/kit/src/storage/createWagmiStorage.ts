import { createStorage, type Storage } from '@wagmi/core'
import { browserStorage } from './browserStorage.ts'
import { isEmptyConnections, openConnections, sealConnections } from './connectionStore.ts'
import { openEnvelope, sealEnvelope } from './envelope.ts'
import { keepStorageAlive } from './keepStorageAlive.ts'
import type { StorageLike } from './storageLike.ts'

/** Options of `createWagmiStorage`. */
export interface WagmiStorageOptions {
  /** Prefix of wagmi's keys, e.g. 'foyer' for 'foyer.store'. */
  readonly key: string
  /** Default: `browserStorage()`. */
  readonly storage?: StorageLike | undefined
  /** Id of the chain instance. Stored data of another id is dropped. Default: none. */
  readonly instanceId?: string | undefined
}

const itemVersion = 1

/**
 * wagmi's storage under the kit's key prefix, with version 2 of the connection store
 * (docs/spec-map.md §9). Validates on every read: data that is corrupt, hostile or of another
 * instance reads as absent. Never throws.
 *
 * Stored format: `<key>.store` is `{"state":{…},"version":2,"instance":"…"}`; every other item uses
 * the envelope of `createSafeStore`.
 */
export function createWagmiStorage(options: WagmiStorageOptions): Storage {
  const { key, instanceId } = options
  const storage = keepStorageAlive(options.storage ?? browserStorage())
  const storeKey = `${key}.store`
  const stamp = { version: itemVersion, instanceId }
  let storeWasRead = false

  function readItem(name: string): string | null {
    const raw = storage.getItem(name)
    if (raw === null) return null
    if (name === storeKey) return openConnections(raw, instanceId) ?? null
    const data = openEnvelope(raw, stamp)
    return isItem(data) ? JSON.stringify(data) : null
  }

  // Removes invalid items before the kit checks for a stored connection.
  for (const name of [storeKey, `${key}.recentConnectorId`]) {
    if (storage.getItem(name) !== null && readItem(name) === null) storage.removeItem(name)
  }

  return createStorage({
    key,
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

/**
 * Whether a value is a flag, number or string, or a list of these: all that wagmi and its
 * connectors store.
 */
function isItem(value: unknown): boolean {
  if (Array.isArray(value)) return value.length <= 1_000 && value.every(isBareItem)
  return isBareItem(value)
}

function isBareItem(value: unknown): boolean {
  if (typeof value === 'string') return value.length <= 1_000
  return typeof value === 'boolean' || typeof value === 'number'
}
