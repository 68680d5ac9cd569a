import type { Address } from 'viem'
import { isRecord } from '../../utils/guards.ts'
import { addressOf, parseRecord } from './parseRecord.ts'
import { completedLimit, type TransactionRecord } from './record.ts'

/** Lower-case address, then chain id, then the records, newest first: as it stands in the storage. */
export type StoredTransactions = Readonly<
  Record<Address, Readonly<Record<string, readonly TransactionRecord[]>>>
>

/** More than any visitor has; a hostile storage shall not be walked for ever. */
const maxEntries = 10_000

/** What was stored, checked entry by entry: a bad one is left out, never the others with it. */
export function parseStoredTransactions(value: unknown): StoredTransactions | undefined {
  if (!isRecord(value)) return undefined
  const store: Record<Address, Record<string, readonly TransactionRecord[]>> = {}
  let left = maxEntries
  for (const [key, chains] of Object.entries(value).slice(0, maxEntries)) {
    const address = addressOf(key)
    if (!address || !isRecord(chains)) continue
    for (const [chainKey, entries] of Object.entries(chains).slice(0, maxEntries)) {
      const chainId = chainIdOf(chainKey)
      if (!chainId || !Array.isArray(entries)) continue
      const taken = entries.slice(0, left)
      left -= taken.length
      const records = taken.flatMap((entry: unknown) => parseRecord(entry, chainId) ?? [])
      if (records.length === 0) continue
      const mine = store[address] ?? {}
      store[address] = mine
      mine[chainId] = trimRecords([...(mine[chainId] ?? []), ...records])
    }
  }
  return store
}

/** Newest first, each id once, all that are pending and the ten newest of the others (Spec §9). */
export function trimRecords(records: readonly TransactionRecord[]): readonly TransactionRecord[] {
  const ids = new Set<string>()
  let completed = 0
  return records
    .toSorted((one, other) => other.addedAt - one.addedAt)
    .filter((record) => {
      if (ids.has(record.id)) return false
      ids.add(record.id)
      if (record.status === 'pending') return true
      completed += 1
      return completed <= completedLimit
    })
}

function chainIdOf(key: string): number | undefined {
  if (!/^[1-9]\d{0,15}$/.test(key)) return undefined
  const id = Number(key)
  return Number.isSafeInteger(id) ? id : undefined
}
