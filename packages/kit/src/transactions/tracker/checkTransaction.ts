import type { Address, Hex } from 'viem'
import type { RpcRequest } from '../../transport/requestOf.ts'
import { advanceAbsence, isOver } from '../store/absenceTimer.ts'
import { learnAmount } from '../store/editableAmount.ts'
import type { ReplacementReason, TransactionRecord } from '../store/record.ts'
import { type Answer, type ChainPort, sharing } from './ChainPort.ts'
import {
  type ChainTransaction,
  type Found,
  type Receipt,
  readHead,
  readReceipt,
  readTransaction,
  readUsedNonces,
} from './chainReads.ts'
import { findByNonce } from './findByNonce.ts'
import {
  asSent,
  type Patch,
  resolveDropped,
  resolveStatus,
  unknownLimit,
  usedLimit,
} from './resolveStatus.ts'

/** What one round has in common for all transactions of a chain. The same question is asked once. */
export interface Round {
  readonly port: ChainPort
  /** The newest block. */
  readonly head: Answer<number>
  readonly now: number
  /** For amounts in descriptions. */
  readonly locale?: string | undefined
}

export async function startRound(port: ChainPort, now: number, locale?: string): Promise<Round> {
  const request = sharing(port.request)
  const head = await readHead(request)
  return { port: { request, endpoints: port.endpoints.map(sharing) }, head, now, locale }
}

/** Asks the chain about one pending transaction, and says what changes; an empty patch when nothing is known. */
export async function checkTransaction(record: TransactionRecord, round: Round): Promise<Patch> {
  const { hash, replacedBy } = record
  if (!hash) return {}
  const place = placeOf(record)
  const [own, replacing] = await Promise.all([
    readReceipt(round.port.request, hash),
    replacedBy && place ? readReceipt(round.port.request, replacedBy) : undefined,
  ])
  if (own.ok && own.value) {
    const patch = settle(record, own.value, round)
    // What was sent may be another amount. And should its block go, what took its place is found by the rest.
    const isKnown = patch.status !== undefined || record.sender !== undefined
    const isAmountKnown = !record.amount || record.amount.sent !== undefined
    const learned = isKnown && isAmountKnown ? {} : await learn(record, round, hash)
    return { replacedBy: undefined, ...learned, ...patch }
  }
  if (replacing?.ok && replacing.value) return settle(record, replacing.value, round, place)
  if (!own.ok) return {}
  return checkUnmined(record, hash, round)
}

/** No receipt: still waiting, replaced, forgotten, or fallen out with its block. */
async function checkUnmined(record: TransactionRecord, hash: Hex, round: Round): Promise<Patch> {
  const known = await readTransaction(round.port.request, hash)
  if (!known.ok) return {}
  const learned: Patch = known.value ? learnedFrom(record, known.value, round) : {}
  const sender = learned.sender ?? record.sender
  const nonce = learned.nonce ?? record.nonce
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

/** The nonce is used: by the transaction itself a moment ago, or by another one. */
async function checkUsed(record: TransactionRecord, sent: Sent, round: Round): Promise<Patch> {
  const { head, now, port } = round
  if (!head.ok) return {}
  const used = advanceAbsence(record.used, now, usedLimit)
  const isDue = used.watched >= usedLimit
  // Whole blocks are read at the first look and at the last one only; at the last one by every endpoint.
  const scans = isDue || !record.used
  const found =
    (await findAt(port.request, sent, { head: head.value, scans })) ??
    (isDue ? await findAnywhere(port.endpoints, sent) : undefined)
  if (found?.transaction.hash === sent.hash) return {}
  if (found) {
    const { receipt, transaction } = found
    if (!receipt.ok || !receipt.value) return {}
    const patch = settle(record, receipt.value, round, placeBy(record, transaction))
    return { ...patch, replacedBy: transaction.hash }
  }
  const said = await askAll(port, sent.hash, readReceipt)
  if (said === 'known' || said === 'nothing') return undoOf(record)
  const allAnswered = said === 'none'
  return isOver(used, usedLimit, { allAnswered }) ? resolveDropped(now) : { ...asSent, used }
}

interface FoundInPlace {
  readonly transaction: ChainTransaction
  readonly receipt: Found<Receipt>
}

async function findAt(
  request: RpcRequest,
  { nonce, sender }: Sent,
  seen: { readonly head: number; readonly scans: boolean },
): Promise<FoundInPlace | undefined> {
  const transaction = await findByNonce(request, { sender, nonce, ...seen })
  return transaction && { transaction, receipt: await readReceipt(request, transaction.hash) }
}

/** Endpoints differ in how far they are, and in how much of the past they remember. */
async function findAnywhere(
  endpoints: readonly RpcRequest[],
  sent: Sent,
): Promise<FoundInPlace | undefined> {
  for (const request of endpoints) {
    const head = await readHead(request)
    const found = head.ok && (await findAt(request, sent, { head: head.value, scans: true }))
    if (found) return found
  }
  return undefined
}

/** No node that was asked knows it. */
async function checkUnknown(record: TransactionRecord, hash: Hex, round: Round): Promise<Patch> {
  const said = await askAll(round.port, hash, readTransaction)
  if (said === 'known') return asSent
  if (said === 'nothing') return undoOf(record)
  const allAnswered = said === 'none'
  const unknown = advanceAbsence(record.unknown, round.now, unknownLimit)
  if (isOver(unknown, unknownLimit, { allAnswered })) return resolveDropped(round.now)
  return { ...asSent, unknown }
}

/** What was seen in a block is not there any more; otherwise nothing is new. */
function undoOf({ replacedBy, seenIn }: TransactionRecord): Patch {
  return seenIn || replacedBy ? asSent : {}
}

/** What all endpoints together say. 'unsure': those that answered do not have it. 'nothing': none answered. */
async function askAll<T>(
  { endpoints }: ChainPort,
  hash: Hex,
  read: (request: RpcRequest, hash: Hex) => Promise<Found<T>>,
): Promise<'none' | 'known' | 'unsure' | 'nothing'> {
  const answers = await Promise.all(endpoints.map((request) => read(request, hash)))
  const answered = answers.filter(({ ok }) => ok)
  if (answered.some((answer) => answer.ok && answer.value !== null)) return 'known'
  if (answered.length === 0) return 'nothing'
  return answered.length === answers.length ? 'none' : 'unsure'
}

async function learn(record: TransactionRecord, round: Round, hash: Hex): Promise<Patch> {
  const known = await readTransaction(round.port.request, hash)
  return known.ok && known.value ? learnedFrom(record, known.value, round) : {}
}

function learnedFrom(
  { amount }: TransactionRecord,
  { fingerprint, input, nonce, sender }: ChainTransaction,
  { locale }: Round,
): Patch {
  return { fingerprint, nonce, sender, ...learnAmount(amount, input, locale) }
}

function settle(
  record: TransactionRecord,
  receipt: Receipt,
  { head, now }: Round,
  place?: ReplacementReason,
): Patch {
  return resolveStatus(record, receipt, { head: head.ok ? head.value : undefined, now, place })
}

/** The same call at another price, nothing at all, or something else. */
function placeBy(
  { fingerprint }: TransactionRecord,
  { fingerprint: other, isEmpty }: ChainTransaction,
): ReplacementReason {
  // Not known what was sent, so nothing more can be said of what came instead.
  if (fingerprint === undefined) return 'replaced'
  if (fingerprint === other) return 'repriced'
  return isEmpty ? 'cancelled' : 'replaced'
}

/** As an earlier round saw it; undefined when it saw none, and then it is looked up anew. */
function placeOf({ outcome }: TransactionRecord): ReplacementReason | undefined {
  return outcome === 'repriced' || outcome === 'cancelled' || outcome === 'replaced'
    ? outcome
    : undefined
}
