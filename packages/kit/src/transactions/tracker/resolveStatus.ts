import type { ReplacementReason, TransactionRecord } from '../store/record.ts'
import type { Receipt } from './chainReads.ts'

/** After this long unknown to every endpoint a transaction counts as dropped, ms. */
export const unknownLimit = 30 * 60_000
/** After this long with a used nonce and nothing found that used it, ms: nodes may lag behind each other. */
export const usedLimit = 60_000

export type Patch = Partial<TransactionRecord>

const noAbsence = { unknown: undefined, used: undefined } as const satisfies Patch

/** Undoes what an earlier round believed, when a block is gone or a node knows the transaction again. */
export const asSent = {
  ...noAbsence,
  seenIn: undefined,
  outcome: undefined,
  replacedBy: undefined,
} as const satisfies Patch

/**
 * What a receipt makes of a record: settled once enough blocks stand on it, otherwise seen. `head` undefined: nobody said
 * which block is the newest, so only a transaction that needs no further block can settle.
 *
 * @param place what the receipt's transaction is to the recorded one; undefined: itself.
 */
export function resolveStatus(
  record: TransactionRecord,
  receipt: Receipt,
  {
    head,
    now,
    place,
  }: { readonly head: number | undefined; now: number; place?: ReplacementReason | undefined },
): Patch {
  const seenIn = { number: receipt.blockNumber, hash: receipt.blockHash }
  const seen = { ...noAbsence, seenIn, outcome: place }
  if (depthOf(receipt.blockNumber, head) < (record.confirmations ?? 1)) return seen
  if (place === 'cancelled' || place === 'replaced') {
    return { ...seen, status: 'failed', settledAt: now }
  }
  return receipt.succeeded
    ? { ...seen, status: 'confirmed', settledAt: now }
    : { ...seen, status: 'failed', outcome: 'reverted', settledAt: now }
}

/** Blocks from this one to the newest, both counted. An endpoint that lags behind counts as being there. */
export function depthOf(block: number, head: number | undefined): number {
  return head === undefined ? 1 : Math.max(1, head - block + 1)
}

export function resolveDropped(now: number): Patch {
  return { ...noAbsence, status: 'failed', outcome: 'dropped', settledAt: now, seenIn: undefined }
}

/** Whether a patch says anything new, so that nothing is written for nothing. */
export function changes(record: TransactionRecord, patch: Patch): boolean {
  return keysOf(patch).some((key) => JSON.stringify(record[key]) !== JSON.stringify(patch[key]))
}

function keysOf(patch: Patch): readonly (keyof Patch)[] {
  return Object.keys(patch) as (keyof Patch)[]
}
