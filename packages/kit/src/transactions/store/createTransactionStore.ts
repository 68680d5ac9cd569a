import { openEnvelope, sealEnvelope } from '@foyer/ui/storage/envelope.ts'
import { keepStorageAlive } from '@foyer/ui/storage/keepStorageAlive.ts'
import type { StorageLike } from '@foyer/ui/storage/storageLike.ts'
import { createListeners } from '@foyer/ui/utils/createObservable.ts'
import { isRecord } from '@foyer/ui/utils/guards.ts'
import type { Address } from 'viem'
import { InvalidTransactionError } from '../../errors/transactions.ts'
import { addressOf, compact, lower, maxDescription, parseRecord } from './parseRecord.ts'
import { completedLimit, type NewTransaction, type TransactionRecord } from './record.ts'
import { validateTransaction } from './validateTransaction.ts'

export interface TransactionStoreOptions {
  /** Storage key: each record has its own, `key.address.chainId.id`. */
  readonly key: string
  readonly storage: StorageLike
  readonly instanceId?: string | undefined
  /** Clock in ms since 1970. Default `Date.now`. */
  readonly now?: (() => number) | undefined
}

/** Changes by record id; undefined removes a value. */
export type Patches = ReadonlyMap<string, Partial<TransactionRecord>>

export interface AddOptions {
  readonly address: Address
  readonly chainId: number
}

/**
 * The recorded transactions of every account, stored in the browser and shared by its tabs, with at
 * most ten completed ones per address and chain. Each record has a storage key of its own, so that
 * tabs that write at the same time overwrite nothing of each other's.
 */
export interface TransactionStore {
  /** False when records are kept in memory only, because storage is refused or full. */
  readonly persistent: boolean
  /** False when no other tab has all records of this page. */
  readonly shared: boolean
  /** The record that this page has added last. */
  readonly added: TransactionRecord | undefined
  /** Newest first, of one chain or of all. Returns the same array until the records change. */
  list(address: Address, chainId?: number): readonly TransactionRecord[]
  /** @throws InvalidTransactionError with every validation error. */
  add(input: NewTransaction, options: AddOptions): TransactionRecord
  /** Patches pending records and ignores the others. Returns the changed records. */
  update(address: Address, chainId: number, patches: Patches): readonly TransactionRecord[]
  /** Removes the account's records, of one chain or of all. */
  clear(address: Address, chainId?: number): void
  subscribe(listener: () => void): () => void
}

export function createTransactionStore(options: TransactionStoreOptions): TransactionStore {
  const { instanceId, key, now = Date.now } = options
  const storage = keepStorageAlive(options.storage)
  const stamp = { version: 3, instanceId }
  const listeners = createListeners()
  /** By storage key. */
  const records = new Map<string, TransactionRecord>()
  const lists = new Map<string, readonly TransactionRecord[]>()
  let isWriting = false
  let added: TransactionRecord | undefined

  /** Reads one record again, as another tab may have left it. */
  function read(recordKey: string): TransactionRecord | undefined {
    const raw = storage.getItem(recordKey)
    const { chainId, id } = parseKey(recordKey.slice(key.length + 1)) ?? {}
    const stored = raw === null || !chainId ? undefined : openEnvelope(raw, stamp)
    const record = chainId ? parseRecord(stored, chainId) : undefined
    const isValid = record?.id === id
    if (record && isValid) records.set(recordKey, record)
    else records.delete(recordKey)
    return isValid ? record : undefined
  }

  function readAll(): void {
    const stored = storage.keys().filter((name) => name.startsWith(`${key}.`))
    for (const recordKey of new Set([...records.keys(), ...stored])) read(recordKey)
    lists.clear()
  }

  function keyOf(address: Address, { chainId, id }: TransactionRecord): string {
    return `${key}.${lower(address)}.${chainId}.${id}`
  }

  /** Writes records, and removes those that are undefined. Notifies once. */
  function write(changes: ReadonlyMap<string, TransactionRecord | undefined>): void {
    isWriting = true
    for (const [recordKey, record] of changes) {
      if (record) {
        records.set(recordKey, record)
        storage.setItem(recordKey, sealEnvelope(record, stamp))
      } else {
        records.delete(recordKey)
        storage.removeItem(recordKey)
      }
    }
    isWriting = false
    lists.clear()
    listeners.notify()
  }

  function writeRecords(address: Address, changed: readonly TransactionRecord[]): void {
    write(new Map(changed.map((record) => [keyOf(address, record), record])))
  }

  function allOf(address: Address, chainId?: number): [string, TransactionRecord][] {
    const start = `${key}.${lower(address)}.${chainId === undefined ? '' : `${chainId}.`}`
    return [...records].filter(([recordKey]) => recordKey.startsWith(start))
  }

  function list(address: Address, chainId?: number): readonly TransactionRecord[] {
    const name = `${lower(address)} ${chainId ?? ''}`
    const known = lists.get(name)
    if (known) return known
    const chains = new Map<number, TransactionRecord[]>()
    for (const [, record] of allOf(address, chainId)) {
      const others = chains.get(record.chainId)
      if (others) others.push(record)
      else chains.set(record.chainId, [record])
    }
    const listed = newestFirst([...chains.values()].flatMap(trimRecords))
    lists.set(name, listed)
    return listed
  }

  /** Removes what is no longer listed. */
  function removeTrimmed(address: Address, chainId: number): void {
    const kept = new Set(list(address, chainId))
    const trimmed = allOf(address, chainId).filter(([, record]) => !kept.has(record))
    if (trimmed.length > 0) write(new Map(trimmed.map(([recordKey]) => [recordKey, undefined])))
  }

  /** Reads the one list of all records that earlier versions stored, and stores each by itself. */
  function convertOldList(): void {
    const raw = storage.getItem(key)
    if (raw === null) return
    // First, since both together may not fit.
    storage.removeItem(key)
    for (const [address, record] of parseOldList(openEnvelope(raw, { version: 2, instanceId }))) {
      if (!records.has(keyOf(address, record))) writeRecords(address, [record])
    }
  }

  readAll()
  // Those of another instance, whose chain is gone, and what is not a record.
  for (const name of storage.keys()) {
    if (name.startsWith(`${key}.`) && !records.has(name)) storage.removeItem(name)
  }
  convertOldList()
  storage.subscribe((changed) => {
    if (isWriting) return
    if (changed === null) readAll()
    else if (changed.startsWith(`${key}.`)) read(changed)
    else return
    lists.clear()
    listeners.notify()
  })

  return {
    get persistent() {
      return storage.persistent
    },
    get shared() {
      return storage.persistent && storage.shared !== false
    },
    get added() {
      return added
    },
    list,
    add(input, { address, chainId }) {
      const validationErrors = validateTransaction(input)
      if (validationErrors.length > 0) throw new InvalidTransactionError({ validationErrors })
      const before = list(address)
      const addedAt = timeAfter(before[0]?.addedAt ?? 0, now())
      // A given nonce is the account's; otherwise sender and nonce come from the node.
      const sender = input.nonce === undefined ? undefined : lower(address)
      const record = newRecord(input, { chainId, addedAt, sender })
      added = record
      const earlier = before.filter(
        ({ id, ...other }) => id !== record.id || other.chainId !== chainId,
      )
      writeRecords(address, [record, ...endingBefore(addedAt, earlier)])
      removeTrimmed(address, chainId)
      return record
    },
    update(address, chainId, patches) {
      const changed = list(address, chainId).flatMap((listed) => {
        const patch = patches.get(listed.id)
        // Another tab may have cleared or settled it.
        const record = patch && read(keyOf(address, listed))
        return record?.status === 'pending' ? [compact({ ...record, ...patch })] : []
      })
      // In parts, the oldest first: each end is reported before newer ones displace it.
      const oldestFirst = changed.toReversed()
      for (let from = 0; from < oldestFirst.length; from += completedLimit) {
        writeRecords(address, oldestFirst.slice(from, from + completedLimit))
        removeTrimmed(address, chainId)
      }
      return changed
    },
    clear(address, chainId) {
      // Also what other tabs have just written.
      readAll()
      write(new Map(allOf(address, chainId).map(([recordKey]) => [recordKey, undefined])))
    },
    subscribe: listeners.subscribe,
  }
}

/** All pending records, and the ten others that settled last. */
function trimRecords(records: readonly TransactionRecord[]): readonly TransactionRecord[] {
  const settledTime = ({ addedAt, settledAt = addedAt }: TransactionRecord) => settledAt
  const completed = newestFirst(records)
    .filter(({ status }) => status !== 'pending')
    .toSorted((one, other) => settledTime(other) - settledTime(one))
  const trimmed = new Set(completed.slice(completedLimit))
  return records.filter((record) => !trimmed.has(record))
}

function newestFirst(records: readonly TransactionRecord[]): readonly TransactionRecord[] {
  return records.toSorted((one, other) => other.addedAt - one.addedAt)
}

/** Later than the newest record, so that records added at the same time keep their order. */
function timeAfter(newest: number, time: number): number {
  return newest >= time && newest < time + 1_000 ? newest + 1 : time
}

/**
 * The records of a clock that was ahead, with times before this one: they would displace newer
 * ones.
 *
 * @param records newest first.
 */
function endingBefore(
  time: number,
  records: readonly TransactionRecord[],
): readonly TransactionRecord[] {
  let limit = time - 1
  return records.flatMap((record) => {
    const { addedAt, settledAt = 0 } = record
    if (addedAt <= limit && settledAt < time) return []
    const corrected = {
      ...record,
      addedAt: Math.min(addedAt, limit),
      isTimeUnknown: addedAt >= time || record.isTimeUnknown,
      settledAt: record.settledAt && Math.min(settledAt, time - 1),
    }
    limit = corrected.addedAt - 1
    return [compact(corrected)]
  })
}

/** `address.chainId.id`; undefined for anything else. */
function parseKey(text: string): { readonly chainId: number; readonly id: string } | undefined {
  const [, chainId, id] = /^0x[0-9a-f]{40}\.([1-9]\d{0,15})\.(.+)$/s.exec(text) ?? []
  return chainId !== undefined && id !== undefined && Number.isSafeInteger(Number(chainId))
    ? { chainId: Number(chainId), id }
    : undefined
}

/** The valid records of a list by address and chain id, newest first. */
function parseOldList(value: unknown): readonly [Address, TransactionRecord][] {
  const entries = (of: unknown): [string, unknown][] => (isRecord(of) ? Object.entries(of) : [])
  return entries(value).flatMap(([addressText, chains]) => {
    const address = addressOf(addressText)
    if (!address) return []
    return entries(chains).flatMap(([chainKey, records]) => {
      const { chainId } = parseKey(`${address}.${chainKey}.x`) ?? {}
      if (!chainId || !Array.isArray(records)) return []
      return records.flatMap((entry: unknown): [Address, TransactionRecord][] => {
        const record = parseRecord(entry, chainId)
        return record ? [[address, record]] : []
      })
    })
  })
}

function newRecord(
  input: NewTransaction,
  known: Pick<TransactionRecord, 'chainId' | 'addedAt' | 'sender'>,
): TransactionRecord {
  const { callCount, change, confirmations, connectorId, description, id, nonce } = input
  const hash = input.hash && lower(input.hash)
  return compact({
    id: id ?? hash ?? '',
    kind: input.kind ?? (id === undefined ? 'transaction' : 'batch'),
    hash,
    description: description.slice(0, maxDescription),
    change,
    status: 'pending',
    confirmations,
    nonce,
    callCount,
    connectorId,
    ...known,
  })
}
