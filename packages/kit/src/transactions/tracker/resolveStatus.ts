import type { Hex } from 'viem'
import type {
  AbsenceTimer,
  ReplacementReason,
  TransactionOutcome,
  TransactionRecord,
  TransactionStatus,
} from '../store/record.ts'
import { type Answered, depthOf, type Mined } from './chainReads.ts'

/** How long no endpoint may know a transaction before it counts as dropped, in ms. */
export const unknownLimit = 30 * 60_000
/**
 * How long a nonce may be used without finding the transaction that used it, in ms. Nodes may lag
 * behind each other.
 */
export const usedLimit = 60_000

export type Patch = Partial<TransactionRecord>

/** What the nodes answer about a transaction. */
export type Finding =
  /** No readable answer, which proves nothing. */
  | { readonly kind: 'unanswered' }
  /** It, or one that took its nonce, is in a block. */
  | {
      readonly kind: 'inBlock'
      readonly mined: Mined
      /** Undefined for the transaction itself. */
      readonly by?: { readonly hash: Hex; readonly reason: ReplacementReason } | undefined
    }
  /** A node has it in its pool. */
  | { readonly kind: 'inPool' }
  /** It was proposed to the owners of a Safe. */
  | { readonly kind: 'proposed' }
  /** Its nonce is used, and no endpoint that answered has the transaction that used it. */
  | { readonly kind: 'nonceUsed'; readonly answered: Answered; readonly absence: AbsenceTimer }
  /** No endpoint that answered has it. */
  | { readonly kind: 'unknown'; readonly answered: Answered; readonly absence: AbsenceTimer }

type End = readonly [TransactionStatus, TransactionOutcome?]

/**
 * A transaction that is deep enough in a block, by its relation to the recorded one and by its
 * result. 'missing': nodes prune receipts before transactions. The result of another call does not
 * matter.
 */
export const minedCases: Readonly<
  Record<'own' | ReplacementReason, Record<'succeeded' | 'reverted' | 'missing', End>>
> = {
  own: {
    succeeded: ['confirmed'],
    reverted: ['failed', 'reverted'],
    missing: ['pending'],
  },
  repriced: {
    succeeded: ['confirmed', 'repriced'],
    reverted: ['failed', 'reverted'],
    missing: ['pending', 'repriced'],
  },
  cancelled: {
    succeeded: ['failed', 'cancelled'],
    reverted: ['failed', 'cancelled'],
    missing: ['failed', 'cancelled'],
  },
  replaced: {
    succeeded: ['failed', 'replaced'],
    reverted: ['failed', 'replaced'],
    missing: ['failed', 'replaced'],
  },
}

/**
 * What a pending record becomes, given what the nodes answer.
 *
 * | the nodes answer | status | outcome | kept in the record |
 * |---|---|---|---|
 * | nothing readable | pending | as before | as before |
 * | in a block, not deep enough | pending | why another one took its nonce | the block |
 * | in a block, deep enough | see `minedCases` | | the block; 'missing': since when |
 * | in a pool | pending | – | neither block nor timers |
 * | proposed to a Safe | pending | – | its kind |
 * | unknown, its nonce unused, for less than 30 minutes | pending | – | since when |
 * | … for longer, and all endpoints answered, or for a day | failed | dropped | – |
 * | nonce used by an unknown one for less than a minute | pending | – | since when |
 * | … for longer, and all endpoints answered, or for a day | failed | dropped | – |
 * | not found by the app's transport, and no endpoint answers | pending | – | no block |
 */
export function resolveStatus(record: TransactionRecord, finding: Finding, now: number): Patch {
  switch (finding.kind) {
    case 'unanswered':
      return {}
    case 'inBlock':
      return resolveMined(record, finding, now)
    case 'inPool':
      return asSent
    case 'proposed':
      return { ...asSent, kind: 'safe' }
    case 'nonceUsed': {
      const { absence: used, answered } = finding
      if (answered === 'none') return { ...undoOf(record), used: record.used ?? used }
      const isDropped = isOver(used, usedLimit, answered)
      return isDropped ? resolveDropped(now) : { ...asSent, used }
    }
    case 'unknown': {
      const { absence: unknown, answered } = finding
      if (answered === 'none') return undoOf(record)
      const isDropped = isOver(unknown, unknownLimit, answered)
      return isDropped ? resolveDropped(now) : { ...asSent, unknown }
    }
  }
}

function resolveMined(
  record: TransactionRecord,
  { by, mined }: Extract<Finding, { readonly kind: 'inBlock' }>,
  now: number,
): Patch {
  const seen = { ...noAbsence, seenIn: mined.block, outcome: by?.reason, replacedBy: by?.hash }
  if (depthOf(mined) < (record.confirmations ?? 1)) return seen
  const [status, outcome] = minedCases[by?.reason ?? 'own'][mined.result]
  return status === 'pending'
    ? { ...seen, unknown: advanceMissing(record, now) }
    : { ...seen, status, outcome, settledAt: now }
}

/** Resets both absence timers. */
export const noAbsence = { unknown: undefined, used: undefined } as const satisfies Patch

/** Resets a record when its block was reorganised away, or a node knows the transaction again. */
const asSent = {
  ...noAbsence,
  seenIn: undefined,
  outcome: undefined,
  replacedBy: undefined,
} as const satisfies Patch

/** Resets a record whose block or replacement was reorganised away; otherwise changes nothing. */
function undoOf({ replacedBy, seenIn }: TransactionRecord): Patch {
  return seenIn || replacedBy ? asSent : {}
}

export function resolveDropped(now: number): Patch {
  return { ...asSent, status: 'failed', outcome: 'dropped', settledAt: now }
}

/** How long to wait for endpoints that do not respond, in ms. */
const silenceLimit = 24 * 60 * 60_000

/**
 * Advances the timer after a check that found nothing. Returns the same timer if the last check was
 * very recent.
 */
export function advanceAbsence(
  absence: AbsenceTimer | undefined,
  now: number,
  limit: number,
): AbsenceTimer {
  if (!absence) return { since: now, at: now, watched: 0 }
  const gap = now - absence.at
  // Avoids a write in every round.
  if (gap >= 0 && gap < limit / 60) return absence
  // A gap may be a hidden page, sleep or a clock change: each limit takes at least six checks.
  const atMost = (most: number) => Math.min(Math.max(gap, 0), most)
  return {
    since: now - (absence.at - absence.since) - atMost(silenceLimit / 6),
    at: now,
    watched: absence.watched + atMost(limit / 6),
  }
}

/** Whether the limit is reached. Takes a day at least while an endpoint does not respond. */
export function isOver(
  { at, since, watched }: AbsenceTimer,
  limit: number,
  answered: Answered,
): boolean {
  return watched >= limit && (answered === 'all' || at - since >= silenceLimit)
}

/** Whether it is in a block, and no endpoint had its result. */
export function isResultMissing({ seenIn, unknown }: TransactionRecord): boolean {
  return seenIn !== undefined && unknown !== undefined
}

/** Advances how long no endpoint has had the result of a transaction in a block. */
export function advanceMissing(record: TransactionRecord, now: number): AbsenceTimer {
  return advanceAbsence(isResultMissing(record) ? record.unknown : undefined, now, unknownLimit)
}
