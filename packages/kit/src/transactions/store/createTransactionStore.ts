import type { Address } from 'viem'
import { InvalidTransactionError } from '../../errors/transactions.ts'
import { createSafeStore } from '../../storage/createSafeStore.ts'
import { keepStorageAlive } from '../../storage/keepStorageAlive.ts'
import type { StorageLike } from '../../storage/storageLike.ts'
import { compact, lower, maxDescription } from './parseRecord.ts'
import {
  parseStoredTransactions,
  type StoredTransactions,
  trimRecords,
} from './parseStoredTransactions.ts'
import { completedLimit, type NewTransaction, type TransactionRecord } from './record.ts'
import { validateTransaction } from './validateTransaction.ts'

export interface TransactionStoreOptions {
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
  readonly tab?: string | undefined
}

/**
 * The recorded transactions of every account (docs/spec-map.md §3), stored in the browser and
 * shared by its tabs: by lower-case address, then chain id, with at most ten completed ones each.
 */
export interface TransactionStore {
  /** False when records are kept in memory only, because storage is refused or full. */
  readonly persistent: boolean
  /** False when no other tab has all records of this page. */
  readonly shared: boolean
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

/** A record that this tab wrote. */
interface Written {
  readonly record: TransactionRecord
  readonly address: Address
  /** In ms since 1970. */
  readonly at: number
}

/** How long another tab may overwrite a fresh write, in ms. */
const overwriteWindow = 3_000
/** How long after a write an empty list means that it was overwritten, not cleared, in ms. */
const clearDelay = 500

export function createTransactionStore(options: TransactionStoreOptions): TransactionStore {
  const { now = Date.now } = options
  const storage = keepStorageAlive(options.storage)
  const store = createSafeStore<StoredTransactions>({
    key: options.key,
    version: 2,
    parse: parseStoredTransactions,
    fallback: {},
    storage,
    instanceId: options.instanceId,
  })
  /** The latest records of this tab, by chain id and record id. */
  const written = new Map<string, Written>()
  let listed: {
    readonly stored: StoredTransactions
    readonly lists: Map<string, readonly TransactionRecord[]>
  }

  function read(address: Address, chainId: number): readonly TransactionRecord[] {
    return store.get()[lower(address)]?.[chainId] ?? []
  }

  /** @param chains The account's other records. Default: as stored. */
  function write(
    address: Address,
    chainId: number,
    records: readonly TransactionRecord[],
    chains = store.get()[lower(address)],
  ): void {
    const { [`${chainId}`]: _old, ...others } = chains ?? {}
    const kept = trimRecords(records)
    const all = kept.length > 0 ? { ...others, [chainId]: kept } : others
    store.set(prune(store.get(), address, all))
  }

  /**
   * Tabs that write at the same time overwrite each other. Writes a record of this tab again when
   * it is missing or pending again. An empty list means that it was cleared, except right after a
   * write: the other tab may have written another chain or account. What could not be stored is
   * missing from another tab's write at any time.
   */
  function rewriteOverwritten(): void {
    // Before the first read, which takes the newer text.
    const { persistent } = store
    let indexed: readonly TransactionRecord[] | undefined
    let byId = new Map<string, TransactionRecord>()
    for (const [key, { address, at, record }] of written) {
      const list = read(address, record.chainId)
      const age = Math.abs(now() - at)
      if (list.length === 0 ? age > clearDelay : persistent && age > overwriteWindow) {
        written.delete(key)
        continue
      }
      if (list !== indexed) byId = new Map(list.map((one) => [one.id, one]))
      indexed = list
      const found = byId.get(record.id)
      // The other tab recorded it again, after this one had settled.
      if (found && found.addedAt > record.addedAt) {
        written.delete(key)
        continue
      }
      const isLost = found
        ? isPending(found) && !isPending(record)
        : // A settled record may have been trimmed as one of the oldest.
          trimRecords([record, ...list]).includes(record)
      if (isLost) write(address, record.chainId, [record, ...list])
    }
  }

  function remember(address: Address, record: TransactionRecord): void {
    const key = `${record.chainId} ${record.id}`
    // Moves it to the end.
    written.delete(key)
    written.set(key, { record, address, at: now() })
  }

  /** Writes new versions of listed records. */
  function replace(address: Address, chainId: number, changed: readonly TransactionRecord[]): void {
    for (const record of changed) if (!isPending(record)) remember(address, record)
    const byId = new Map(changed.map((record) => [record.id, record]))
    const records = read(address, chainId).map((record) => byId.get(record.id) ?? record)
    write(address, chainId, records)
  }

  store.subscribe(rewriteOverwritten)

  /** Later than the newest record, so that records added at the same time keep their order. */
  function timeOfNext(address: Address): number {
    const time = now()
    const newest = Object.values(store.get()[lower(address)] ?? {}).map(
      ([record]) => record?.addedAt ?? 0,
    )
    const last = Math.max(0, ...newest)
    return last >= time && last < time + 1_000 ? last + 1 : time
  }

  return {
    get persistent() {
      return store.persistent
    },
    get shared() {
      return storage.persistent && storage.shared !== false
    },
    list(address, chainId) {
      const stored = store.get()
      if (listed?.stored !== stored) listed = { stored, lists: new Map() }
      const key = `${lower(address)} ${chainId ?? ''}`
      const known = listed.lists.get(key)
      if (known) return known
      const chains = stored[lower(address)] ?? {}
      const list =
        chainId === undefined
          ? Object.values(chains)
              .flat()
              .toSorted((one, other) => other.addedAt - one.addedAt)
          : (chains[chainId] ?? [])
      listed.lists.set(key, list)
      return list
    },
    add(input, { address, chainId, tab }) {
      const validationErrors = validateTransaction(input)
      if (validationErrors.length > 0) throw new InvalidTransactionError({ validationErrors })
      const known = { chainId, tab, addedAt: timeOfNext(address) }
      // A given nonce is the account's; otherwise sender and nonce come from the node.
      const sender = input.nonce === undefined ? undefined : lower(address)
      const record = newRecord(input, { ...known, sender })
      const earlier: StoredTransactions[Address] = Object.fromEntries(
        Object.entries(store.get()[lower(address)] ?? {}).map(([id, records]) => {
          return [id, records.map((other) => notAfter(record.addedAt - 1, other))]
        }),
      )
      remember(address, record)
      write(address, chainId, [record, ...(earlier[chainId] ?? [])], earlier)
      return record
    },
    update(address, chainId, patches) {
      const changed = read(address, chainId).flatMap((record) => {
        const patch = patches.get(record.id)
        return patch && isPending(record) ? [compact({ ...record, ...patch })] : []
      })
      // In parts, the oldest first: each end is reported before newer ones displace it.
      const oldestFirst = changed.toReversed()
      for (let from = 0; from < oldestFirst.length; from += completedLimit) {
        replace(address, chainId, oldestFirst.slice(from, from + completedLimit))
      }
      return changed
    },
    clear(address, chainId) {
      for (const [key, { address: owner, record }] of written) {
        if (lower(owner) !== lower(address)) continue
        if (record.chainId === (chainId ?? record.chainId)) written.delete(key)
      }
      if (chainId !== undefined) write(address, chainId, [])
      else store.set(prune(store.get(), address, {}))
    },
    subscribe: store.subscribe,
  }
}

function isPending({ status }: TransactionRecord): boolean {
  return status === 'pending'
}

/**
 * The record no later than a time. One of a clock that was ahead would displace every newer one.
 */
function notAfter(time: number, record: TransactionRecord): TransactionRecord {
  const { addedAt, settledAt } = record
  return compact({
    ...record,
    addedAt: Math.min(addedAt, time),
    settledAt: settledAt && Math.min(settledAt, time),
  })
}

function prune(
  stored: StoredTransactions,
  address: Address,
  chains: StoredTransactions[Address],
): StoredTransactions {
  const { [lower(address)]: _mine, ...others } = stored
  return Object.keys(chains).length > 0 ? { ...others, [lower(address)]: chains } : others
}

function newRecord(
  input: NewTransaction,
  known: Pick<TransactionRecord, 'chainId' | 'tab' | 'addedAt' | 'sender'>,
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
