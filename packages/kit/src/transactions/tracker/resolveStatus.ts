import { type AbsenceTimer, advanceAbsence } from '../store/absenceTimer.ts'
import type { ReplacementReason, TransactionRecord } from '../store/record.ts'
import type { Receipt } from './chainReads.ts'

/** How long no endpoint may know a transaction before it counts as dropped, in ms. */
export const unknownLimit = 30 * 60_000
/**
 * How long a nonce may be used without finding the transaction that used it, in ms. Nodes may lag
 * behind each other.
 */
export const usedLimit = 60_000

export type Patch = Partial<TransactionRecord>

const noAbsence = { unknown: undefined, used: undefined } as const satisfies Patch

/** Resets a record when its block was reorganised away, or a node knows the transaction again. */
export const asSent = {
  ...noAbsence,
  seenIn: undefined,
  outcome: undefined,
  replacedBy: undefined,
} as const satisfies Patch

/**
 * The patch that follows from a receipt: settled once it is deep enough, otherwise seen. Without a
 * result it stays pending, except for one that took the nonce from another call.
 *
 * @param head the latest block number. Without it, only a transaction that needs one confirmation
 * settles.
 * @param reason why the receipt belongs to another transaction; undefined for the recorded one.
 */
export function resolveStatus(
  record: TransactionRecord,
  receipt: Receipt,
  {
    head,
    now,
    reason,
  }: {
    readonly head: number | undefined
    readonly now: number
    readonly reason?: ReplacementReason | undefined
  },
): Patch {
  const seenIn = { number: receipt.blockNumber, hash: receipt.blockHash }
  const seen = { ...noAbsence, seenIn, outcome: reason }
  if (depthOf(receipt.blockNumber, head) < (record.confirmations ?? 1)) return seen
  if (reason === 'cancelled' || reason === 'replaced') {
    return { ...seen, status: 'failed', settledAt: now }
  }
  if (receipt.succeeded === undefined) return { ...seen, unknown: advanceMissing(record, now) }
  return receipt.succeeded
    ? { ...seen, status: 'confirmed', settledAt: now }
    : { ...seen, status: 'failed', outcome: 'reverted', settledAt: now }
}

/** Whether it is in a block, and no endpoint had its result. */
export function isResultMissing({ seenIn, unknown }: TransactionRecord): boolean {
  return seenIn !== undefined && unknown !== undefined
}

/** Advances how long no endpoint has had the result of a transaction in a block. */
export function advanceMissing(record: TransactionRecord, now: number): AbsenceTimer {
  return advanceAbsence(isResultMissing(record) ? record.unknown : undefined, now, unknownLimit)
}

/** Blocks from this one to the head, both counted; at least 1, since an endpoint may lag behind. */
export function depthOf(block: number, head: number | undefined): number {
  return head === undefined ? 1 : Math.max(1, head - block + 1)
}

export function resolveDropped(now: number): Patch {
  return { ...noAbsence, status: 'failed', outcome: 'dropped', settledAt: now, seenIn: undefined }
}

/** Whether a patch changes the record. */
export function changes(record: TransactionRecord, patch: Patch): boolean {
  return keysOf(patch).some((key) => JSON.stringify(record[key]) !== JSON.stringify(patch[key]))
}

function keysOf(patch: Patch): readonly (keyof Patch)[] {
  // A patch has no fields but a record's.
  return Object.keys(patch) as (keyof Patch)[]
}
