import { isRecord } from '@foyer/ui/utils/guards.ts'
import type { Address } from 'viem'
import { addressOf, parseRecord } from './parseRecord.ts'
import { completedLimit, type TransactionRecord } from './record.ts'

/** As stored: records, newest first, by lower-case address and chain id. */
export type StoredTransactions = Readonly<
  Record<Address, Readonly<Record<string, readonly TransactionRecord[]>>>
>

/** Bounds the work on hostile storage contents. */
const maxEntries = 10_000

/** Parses stored transactions. Leaves out invalid entries only. */
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

/**
 * Newest first, without duplicates: all pending records and the ten others that settled last. An
 * old one that has just settled is kept, so that its end can be shown.
 */
export function trimRecords(records: readonly TransactionRecord[]): readonly TransactionRecord[] {
  const ids = new Set<string>()
  const all = records
    .toSorted((one, other) => other.addedAt - one.addedAt)
    .filter(({ id }) => !ids.has(id) && ids.add(id))
  const completed = all
    .filter(({ status }) => status !== 'pending')
    .toSorted((one, other) => settledTime(other) - settledTime(one))
  const trimmed = new Set(completed.slice(completedLimit))
  return all.filter((record) => !trimmed.has(record))
}

function settledTime({ addedAt, settledAt = addedAt }: TransactionRecord): number {
  return settledAt
}

function chainIdOf(key: string): number | undefined {
  if (!/^[1-9]\d{0,15}$/.test(key)) return undefined
  const id = Number(key)
  return Number.isSafeInteger(id) ? id : undefined
}
