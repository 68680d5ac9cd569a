import { type AbsenceTimer, advanceAbsence } from '../store/absenceTimer.ts'
import type { ReplacementReason, TransactionRecord } from '../store/record.ts'
import { depthOf, type Mined } from './readMined.ts'

/** How long no endpoint may know a transaction before it counts as dropped, in ms. */
export const unknownLimit = 30 * 60_000
/**
 * How long a nonce may be used without finding the transaction that used it, in ms. Nodes may lag
 * behind each other.
 */
export const usedLimit = 60_000

export type Patch = Partial<TransactionRecord>

/** Resets both absence timers. */
export const noAbsence = { unknown: undefined, used: undefined } as const satisfies Patch

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
 * @param reason why it is another transaction; undefined for the recorded one.
 */
export function resolveStatus(
  record: TransactionRecord,
  mined: Mined,
  now: number,
  reason?: ReplacementReason,
): Patch {
  const seen = { ...noAbsence, seenIn: mined.block, outcome: reason }
  if (depthOf(mined) < (record.confirmations ?? 1)) return seen
  if (reason === 'cancelled' || reason === 'replaced') {
    return { ...seen, status: 'failed', settledAt: now }
  }
  if (mined.succeeded === undefined) return { ...seen, unknown: advanceMissing(record, now) }
  return mined.succeeded
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
