import type { Address, Hex } from 'viem'
import type { RpcRequest } from '../../chains/transport/requestOf.ts'
import { advanceAbsence, isOver } from '../store/absenceTimer.ts'
import { lower } from '../store/parseRecord.ts'
import type { ReplacementReason, TransactionRecord } from '../store/record.ts'
import type { ChainPort } from './chainPortOf.ts'
import {
  type ChainTransaction,
  type Found,
  readHead,
  readReceipt,
  readTransaction,
  readUsedNonces,
} from './chainReads.ts'
import { findByNonce } from './findByNonce.ts'
import { findSafeProposal } from './findSafeProposal.ts'
import { readBlockOf, readMined, readMinedElsewhere, readMinedInOrder } from './readMined.ts'
import {
  advanceMissing,
  asSent,
  isResultMissing,
  type Patch,
  resolveDropped,
  resolveStatus,
  unknownLimit,
  usedLimit,
} from './resolveStatus.ts'
import type { Round } from './startRound.ts'

/** Checks one pending transaction; the patch is empty when nothing is known. */
export async function checkTransaction(record: TransactionRecord, round: Round): Promise<Patch> {
  const { confirmations, hash, replacedBy, seenIn } = record
  if (!hash) return {}
  const reason = replacementReasonOf(record)
  const reading = Promise.all([
    readMined(round, hash, confirmations),
    replacedBy && reason ? readMined(round, replacedBy, confirmations) : undefined,
  ])
  // Shares the batch. Most records have no receipt yet.
  if (!seenIn) prefetch(record, hash, round)
  else if (record.sender === undefined) void readTransaction(round.port.request, hash)
  const [own, replacing] = await reading
  if (own.ok && own.value) {
    const patch = resolveStatus(record, own.value, round.now)
    // They find a replacement if the block is reorganised away.
    const isKnown = patch.status !== undefined || record.sender !== undefined
    const learned = isKnown ? {} : await learn(round.port.request, hash)
    return { replacedBy: undefined, ...learned, ...patch }
  }
  if (replacing?.ok && replacing.value)
    return resolveStatus(record, replacing.value, round.now, reason)
  if (!own.ok) return {}
  // The same timer: every endpoint was asked very recently.
  if (isResultMissing(record) && advanceMissing(record, round.now) === record.unknown) return {}
  return checkUnmined(record, hash, round)
}

/** Asks in one batch what a transaction without a receipt needs. The round keeps the answers. */
function prefetch({ sender }: TransactionRecord, hash: Hex, { address, port }: Round): void {
  void readTransaction(port.request, hash)
  void readUsedNonces(port.request, sender ?? lower(address))
}

/** Without a receipt: still waiting, replaced, dropped, or its block was reorganised away. */
async function checkUnmined(record: TransactionRecord, hash: Hex, round: Round): Promise<Patch> {
  prefetch(record, hash, round)
  const known = await readTransaction(round.port.request, hash)
  if (!known.ok) return {}
  const learned: Patch = known.value ? learnedFrom(known.value) : {}
  const sender = learned.sender ?? record.sender
  const nonce = learned.nonce ?? record.nonce
  if (known.value?.block) {
    return { ...learned, ...(await checkElsewhere(record, hash, round, known.value)) }
  }
  if (sender && nonce !== undefined) {
    const used = await readUsedNonces(round.port.request, sender)
    if (used.ok && used.value > nonce) {
      const fingerprint = learned.fingerprint ?? record.fingerprint
      const patch = await checkUsed({ ...record, fingerprint }, { hash, nonce, sender }, round)
      return { ...learned, ...patch }
    }
  }
  if (known.value) return { ...asSent, ...learned }
  return checkUnknown(record, hash, round)
}

interface Sent {
  readonly hash: Hex
  readonly nonce: number
  readonly sender: Address
}

/** The nonce is used: by the transaction itself since its receipt was read, or by another one. */
async function checkUsed(record: TransactionRecord, sent: Sent, round: Round): Promise<Patch> {
  const { now, port } = round
  const head = await readHead(port.request)
  if (head === undefined) return {}
  // Whole blocks are large. The first check reads them from one endpoint; only when the limit is
  // reached, and before it counts as dropped, are they read again, from every endpoint.
  const scans = !record.used
  const search = await findByNonce(port.request, { ...sent, head, scans })
  if (search.ok && search.value) {
    const found = { transaction: search.value, request: round.requestAgain }
    return patchOf(found, record, sent, round)
  }
  const own = await checkElsewhere(record, sent.hash, round)
  if (own) return own
  const answer = await askAll(port, sent.hash, readReceipt)
  const used = advanceAbsence(record.used, now, usedLimit)
  if (answer === 'unanswered') return { ...undoOf(record), used: record.used ?? used }
  let allAnswered = answer === 'unknown'
  const isFirstDue = used.watched >= usedLimit && (record.used?.watched ?? 0) < usedLimit
  if (isFirstDue || isOver(used, usedLimit, { allAnswered })) {
    const elsewhere = await findAnywhere(port, sent)
    if (elsewhere.ok && elsewhere.value) return patchOf(elsewhere.value, record, sent, round)
    allAnswered &&= elsewhere.ok
  }
  if (isOver(used, usedLimit, { allAnswered })) return resolveDropped(now)
  // The search is repeated after another limit.
  const isAgain = answer === 'unknown' && used.watched >= usedLimit && !allAnswered
  return { ...asSent, used: isAgain ? { ...used, watched: 0 } : used }
}

/** The transaction that used the nonce, and the endpoint that has it. */
interface Replacement {
  readonly transaction: ChainTransaction
  readonly request: RpcRequest
}

async function patchOf(
  { request, transaction }: Replacement,
  record: TransactionRecord,
  sent: Sent,
  round: Round,
): Promise<Patch> {
  if (transaction.hash === sent.hash) {
    return (await checkElsewhere(record, sent.hash, round, transaction)) ?? {}
  }
  const mined =
    (await readMinedInOrder(request, transaction.hash)) ??
    (await readMinedElsewhere(round.port.endpoints, transaction.hash))?.mined ??
    (await readBlockOf(round.port.request, transaction))
  if (!mined) return {}
  const patch = resolveStatus(record, mined, round.now, compareReplacement(record, transaction))
  return { ...patch, replacedBy: transaction.hash }
}

/** Asks every endpoint: they differ in their head and in how much history they keep. */
async function findAnywhere(
  { endpoints, request: transport }: ChainPort,
  sent: Sent,
): Promise<Found<Replacement>> {
  let allAnswered = true
  for (const request of new Set([transport, ...endpoints])) {
    const head = await readHead(request)
    const search =
      head === undefined
        ? ({ ok: false } as const)
        : await findByNonce(request, { ...sent, head, scans: true })
    if (search.ok && search.value)
      return { ok: true, value: { transaction: search.value, request } }
    allAnswered &&= search.ok
  }
  return allAnswered ? { ok: true, value: null } : { ok: false }
}

/** The transport does not know the transaction: asks every endpoint. */
async function checkUnknown(record: TransactionRecord, hash: Hex, round: Round): Promise<Patch> {
  const answer = await askAll(round.port, hash, readTransaction)
  if (answer === 'known') return (await checkElsewhere(record, hash, round)) ?? asSent
  if (answer === 'unanswered') return undoOf(record)
  // While it was in a block, only its result was missing.
  const before = record.seenIn ? undefined : record.unknown
  const unknown = advanceAbsence(before, round.now, unknownLimit)
  // The same timer: the last check was very recent.
  if (unknown === before) return { ...asSent, unknown }
  const proposal = await findSafeProposal(record, round)
  if (proposal === 'known') return { ...asSent, kind: 'safe' }
  const allAnswered = answer === 'unknown' && proposal === 'unknown'
  if (isOver(unknown, unknownLimit, { allAnswered })) return resolveDropped(round.now)
  return { ...asSent, unknown }
}

/**
 * An endpoint that answers quickly may be stuck or have pruned the receipt: another one that has it
 * decides. Undefined if none has the transaction in a block.
 *
 * @param found the transaction in a block; used if the endpoints have less than that.
 */
async function checkElsewhere(
  record: TransactionRecord,
  hash: Hex,
  round: Round,
  found?: ChainTransaction,
): Promise<Patch | undefined> {
  const elsewhere = await readMinedElsewhere(round.port.endpoints, hash)
  if (elsewhere) {
    const { mined, request } = elsewhere
    const learned = await learn(request, hash)
    return { replacedBy: undefined, ...learned, ...resolveStatus(record, mined, round.now) }
  }
  const mined = found && (await readBlockOf(round.port.request, found))
  return mined && { replacedBy: undefined, ...resolveStatus(record, mined, round.now) }
}

/** Resets a record whose block or replacement was reorganised away; otherwise changes nothing. */
function undoOf({ replacedBy, seenIn }: TransactionRecord): Patch {
  return seenIn || replacedBy ? asSent : {}
}

/** 'unknown': no endpoint has it. 'partial': some did not answer, the others do not have it. */
export async function askAll<T>(
  { endpoints }: ChainPort,
  hash: Hex,
  read: (request: RpcRequest, hash: Hex) => Promise<Found<T>>,
): Promise<'known' | 'unknown' | 'partial' | 'unanswered'> {
  const answers = await Promise.all(endpoints.map((request) => read(request, hash)))
  const answered = answers.filter(({ ok }) => ok)
  if (answered.some((answer) => answer.ok && answer.value !== null)) return 'known'
  if (answered.length === 0) return 'unanswered'
  return answered.length === answers.length ? 'unknown' : 'partial'
}

async function learn(request: RpcRequest, hash: Hex): Promise<Patch> {
  const known = await readTransaction(request, hash)
  return known.ok && known.value ? learnedFrom(known.value) : {}
}

function learnedFrom({ fingerprint, nonce, sender }: ChainTransaction): Patch {
  return { fingerprint, nonce, sender }
}

/** Compares the transaction that used the nonce with the recorded one. */
function compareReplacement(
  { fingerprint }: TransactionRecord,
  { fingerprint: other, isEmpty }: ChainTransaction,
): ReplacementReason {
  // The recorded transaction was never seen, so there is nothing to compare.
  if (fingerprint === undefined) return 'replaced'
  if (fingerprint === other) return 'repriced'
  return isEmpty ? 'cancelled' : 'replaced'
}

/** The reason found by an earlier round, if any. */
function replacementReasonOf({ outcome }: TransactionRecord): ReplacementReason | undefined {
  return outcome === 'repriced' || outcome === 'cancelled' || outcome === 'replaced'
    ? outcome
    : undefined
}
