import type { Address } from 'viem'
import { InvalidTransactionError } from '../../errors/transactions.ts'
import { createSafeStore } from '../../storage/createSafeStore.ts'
import type { StorageLike } from '../../storage/storageLike.ts'
import { compact, lower, maxDescription } from './parseRecord.ts'
import {
  parseStoredTransactions,
  type StoredTransactions,
  trimRecords,
} from './parseStoredTransactions.ts'
import type { NewTransaction, TransactionRecord } from './record.ts'
import { validateTransaction } from './validateTransaction.ts'

export interface TransactionStoreOptions {
  readonly key: string
  readonly storage?: StorageLike | undefined
  readonly instanceId?: string | undefined
  /** ms since 1970; for tests. */
  readonly now?: (() => number) | undefined
}

/** What is known of some records, by id; undefined takes a value away. */
export type Patches = ReadonlyMap<string, Partial<TransactionRecord>>

export interface AddOptions {
  readonly address: Address
  readonly chainId: number
  readonly tab?: string | undefined
}

/**
 * The recorded transactions of every account (Spec §3): kept in the browser, shared by its tabs, keyed by lower-cased
 * address and then chain id, at most ten completed for each of them.
 */
export interface TransactionStore {
  /** False when records are kept in memory only: the storage is refused or full. */
  readonly persistent: boolean
  /** Newest first, of one chain or of all. The same list until it changes. */
  list(address: Address, chainId?: number): readonly TransactionRecord[]
  /** @throws InvalidTransactionError naming every fault. */
  add(input: NewTransaction, options: AddOptions): TransactionRecord
  /** Changes records that are still pending; others stay as they are. Returns what was changed. */
  update(address: Address, chainId: number, patches: Patches): readonly TransactionRecord[]
  /** Forgets the account's records, of one chain or of all. */
  clear(address: Address, chainId?: number): void
  subscribe(listener: () => void): () => void
}

/** So long a record may be overwritten by a tab that wrote in the same moment, ms. */
const keptInSight = 3_000

export function createTransactionStore(options: TransactionStoreOptions): TransactionStore {
  const { now = Date.now } = options
  const store = createSafeStore<StoredTransactions>({
    key: options.key,
    version: 2,
    parse: parseStoredTransactions,
    fallback: {},
    storage: options.storage,
    instanceId: options.instanceId,
  })
  const written = new Map<TransactionRecord, { readonly address: Address; readonly at: number }>()
  let listed: {
    readonly stored: StoredTransactions
    readonly lists: Map<string, readonly TransactionRecord[]>
  }

  function read(address: Address, chainId: number): readonly TransactionRecord[] {
    return store.get()[lower(address)]?.[chainId] ?? []
  }

  function write(address: Address, chainId: number, records: readonly TransactionRecord[]): void {
    const stored = store.get()
    const { [`${chainId}`]: _old, ...others } = stored[lower(address)] ?? {}
    const kept = trimRecords(records)
    store.set(prune(stored, address, kept.length > 0 ? { ...others, [chainId]: kept } : others))
  }

  /**
   * Two tabs that write in one moment overwrite each other. What was written here and is missing right after, or pending
   * again, is written once more, unless the whole list is gone: then it was cleared.
   */
  function keepWritten(): void {
    for (const [record, { address, at }] of written) {
      const list = read(address, record.chainId)
      if (list.length === 0 || now() - at > keptInSight) {
        written.delete(record)
        continue
      }
      const found = list.find(({ id }) => id === record.id)
      const merged = [record, ...list]
      // One that has settled may have left the list with the oldest ones.
      const isLost = found
        ? isPending(found) && !isPending(record)
        : trimRecords(merged).includes(record)
      if (isLost) write(address, record.chainId, merged)
    }
  }

  function remember(address: Address, record: TransactionRecord): void {
    for (const known of written.keys()) {
      if (known.id === record.id && known.chainId === record.chainId) written.delete(known)
    }
    written.set(record, { address, at: now() })
  }

  store.subscribe(keepWritten)

  /** Later than the newest one, so that what is added in one moment keeps its order. */
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
      const faults = validateTransaction(input)
      if (faults.length > 0) throw new InvalidTransactionError({ faults })
      const known = { chainId, tab, addedAt: timeOfNext(address) }
      // Whose the nonce is; otherwise the node tells both.
      const sender = input.nonce === undefined ? undefined : lower(address)
      const record = newRecord(input, { ...known, sender })
      const others = read(address, chainId).filter(({ id }) => id !== record.id)
      remember(address, record)
      write(address, chainId, [record, ...others])
      return record
    },
    update(address, chainId, patches) {
      const changed: TransactionRecord[] = []
      const records = read(address, chainId).map((record) => {
        const patch = patches.get(record.id)
        if (!patch || record.status !== 'pending') return record
        const next = compact({ ...record, ...patch })
        if (next.status !== 'pending') remember(address, next)
        changed.push(next)
        return next
      })
      if (changed.length > 0) write(address, chainId, records)
      return changed
    },
    clear(address, chainId) {
      const stored = store.get()
      if (chainId !== undefined) write(address, chainId, [])
      else store.set(prune(stored, address, {}))
    },
    subscribe: store.subscribe,
  }
}

function isPending({ status }: TransactionRecord): boolean {
  return status === 'pending'
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
  const { amount, callCount, confirmations, connectorId, description, id, nonce } = input
  const hash = input.hash && lower(input.hash)
  return compact({
    id: id ?? hash ?? '',
    kind: input.kind ?? (id === undefined ? 'transaction' : 'batch'),
    hash,
    description: description.slice(0, maxDescription),
    amount,
    status: 'pending',
    confirmations,
    nonce,
    callCount,
    connectorId,
    ...known,
  })
}
