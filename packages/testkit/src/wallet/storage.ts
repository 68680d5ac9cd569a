import { type Address, type Hex, isHex } from 'viem'
import { isFields, sameAddress } from './params.ts'
import type {
  Batch,
  StorageArea,
  WalletAccount,
  WalletChain,
  WalletState,
  WalletStorage,
} from './types.ts'

const version = 1
const batchLimit = 50

/** Loads and validates the stored state; undefined if there is none or it is invalid. */
export function loadState(
  storage: WalletStorage,
  accounts: readonly WalletAccount[],
  fallback: WalletState,
): WalletState | undefined {
  const stored = readJson(storage)
  if (!isFields(stored) || stored.version !== version) return undefined
  if (stored.instanceId !== (storage.instanceId ?? null)) return undefined
  return isFields(stored.state) ? parseState(stored.state, accounts, fallback) : undefined
}

/** Saves the state. If the storage is full or blocked, the state is lost on reload. */
export function saveState(storage: WalletStorage, state: WalletState): void {
  const kept = { ...state, batches: state.batches.slice(-batchLimit) }
  const text = JSON.stringify({ version, instanceId: storage.instanceId ?? null, state: kept })
  try {
    areaOf(storage)?.setItem(storage.key, text)
  } catch {
    // The state is then lost on reload.
  }
}

/** Removes the saved state. */
export function clearState(storage: WalletStorage): void {
  try {
    areaOf(storage)?.removeItem(storage.key)
  } catch {
    // A blocked storage holds none.
  }
}

/** Calls back when another tab has changed the state. Returns the function that stops it. */
export function watchState(storage: WalletStorage, listener: () => void): () => void {
  if (storage.area || typeof globalThis.addEventListener !== 'function') return () => {}
  const onStorage = (event: Event) => {
    if ('key' in event && event.key === storage.key) listener()
  }
  globalThis.addEventListener('storage', onStorage)
  return () => globalThis.removeEventListener('storage', onStorage)
}

function areaOf(storage: WalletStorage): StorageArea | undefined {
  return storage.area ?? globalThis.localStorage
}

function readJson(storage: WalletStorage): unknown {
  try {
    return JSON.parse(areaOf(storage)?.getItem(storage.key) ?? 'null')
  } catch {
    return undefined
  }
}

function parseState(
  stored: Readonly<Record<string, unknown>>,
  accounts: readonly WalletAccount[],
  fallback: WalletState,
): WalletState {
  const own = (value: unknown): Address | undefined =>
    typeof value === 'string'
      ? accounts.find((account) => sameAddress(account.address, value))?.address
      : undefined
  const permitted = listOf(stored.permitted, own)
  return {
    selected: own(stored.selected) ?? fallback.selected,
    permitted: [...new Set(permitted)],
    chainId: isChainId(stored.chainId) ? stored.chainId : fallback.chainId,
    locked: stored.locked === true,
    added: listOf(stored.added, parseChain),
    batches: listOf(stored.batches, parseBatch),
  }
}

function listOf<T>(value: unknown, parse: (item: unknown) => T | undefined): T[] {
  if (!Array.isArray(value)) return []
  return value.map(parse).filter((item): item is T & {} => item !== undefined)
}

function isChainId(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0
}

function parseChain(value: unknown): WalletChain | undefined {
  if (!isFields(value) || !isChainId(value.id) || typeof value.name !== 'string') return undefined
  return {
    id: value.id,
    name: value.name,
    rpcUrl: typeof value.rpcUrl === 'string' ? value.rpcUrl : undefined,
    symbol: typeof value.symbol === 'string' ? value.symbol : undefined,
  }
}

function parseBatch(value: unknown): Batch | undefined {
  if (!isFields(value) || !isChainId(value.chainId) || typeof value.id !== 'string')
    return undefined
  return {
    id: value.id,
    chainId: value.chainId,
    atomic: value.atomic === true,
    failed: value.failed === true,
    hashes: listOf(value.hashes, (hash): Hex | undefined => (isHex(hash) ? hash : undefined)),
  }
}
