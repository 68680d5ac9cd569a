import { createStorage, type Storage } from '@wagmi/core'
import { browserStorage } from './browserStorage.ts'
import { isEmptyConnections, openConnections, sealConnections } from './connectionStore.ts'
import { openEnvelope, sealEnvelope } from './envelope.ts'
import { keepStorageAlive } from './keepStorageAlive.ts'
import type { StorageLike } from './storageLike.ts'

export interface WagmiStorageOptions {
  /** Prefix of wagmi's keys, e.g. 'foyer' for 'foyer.store'. */
  readonly key: string
  /** Default: `browserStorage()`. */
  readonly storage?: StorageLike | undefined
  /** Connections of another instance are dropped. */
  readonly instanceId?: string | undefined
}

const itemVersion = 1

/**
 * wagmi's storage under our key, with the connection store as version 2 (Spec §9). Everything is checked when it is
 * read: what is corrupt, hostile or of another instance reads as absent. Never throws.
 *
 * On disk: `<key>.store` is `{"state":{…},"version":2,"instance":"…"}`; every other item has the envelope of our stores.
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

  // Gone before anyone asks whether a connection is stored.
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
        // With `ssr: true` createConfig writes its empty state before it reads the stored one, and so would lose it.
        if (!storeWasRead && isEmptyConnections(raw)) return
        storage.setItem(name, sealConnections(raw, instanceId))
      },
      removeItem: (name) => storage.removeItem(name),
    },
  })
}

/** wagmi and its connectors store flags, ids and lists of them. */
function isItem(value: unknown): boolean {
  if (Array.isArray(value)) return value.length <= 1_000 && value.every(isBareItem)
  return isBareItem(value)
}

function isBareItem(value: unknown): boolean {
  if (typeof value === 'string') return value.length <= 1_000
  return typeof value === 'boolean' || typeof value === 'number'
}
