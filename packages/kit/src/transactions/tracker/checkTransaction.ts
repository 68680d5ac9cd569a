import type { Address, Hex } from 'viem'
import type { RpcRequest } from '../../transport/requestOf.ts'
import { advanceAbsence, isOver } from '../store/absenceTimer.ts'
import { learnAmount } from '../store/editableAmount.ts'
import type { ReplacementReason, TransactionRecord } from '../store/record.ts'
import type { ChainPort } from './chainPortOf.ts'
import {
  type Answer,
  type ChainTransaction,
  type Found,
  type Receipt,
  readHead,
  readReceipt,
  readTransaction,
  readUsedNonces,
} from './chainReads.ts'
import { findByNonce } from './findByNonce.ts'
import { findSafeProposal } from './findSafeProposal.ts'
import {
  asSent,
  type Patch,
  resolveDropped,
  resolveStatus,
  unknownLimit,
  usedLimit,
} from './resolveStatus.ts'

/** Shared by all checks of a chain in one round. Equal requests are sent once. */
export interface Round {
  /** The account of the records. */
  readonly address: Address
  readonly port: ChainPort
  /** The wallet that sent a record, if it is connected. */
  readonly walletOf: (record: TransactionRecord) => RpcRequest | undefined
  /** The latest block number. */
  readonly head: Answer<number>
  readonly now: number
  /** Locale of amounts in descriptions. */
  readonly locale?: string | undefined
}

export async function startRound({ port, ...round }: Omit<Round, 'head'>): Promise<Round> {
  const request = dedupeRequests(port.request)
  const endpoints = port.endpoints.map((endpoint) =>
    endpoint === port.request ? request : dedupeRequests(endpoint),
  )
  return { ...round, port: { request, endpoints }, head: await readHead(request) }
}

/** Sends each distinct request once and shares its answer. */
function dedupeRequests(request: RpcRequest): RpcRequest {
  const answers = new Map<string, Promise<unknown>>()
  return (args) => {
    const question = JSON.stringify(args)
    const answer = answers.get(question) ?? request(args)
    answers.set(question, answer)
    return answer
  }
}

/** Checks one pending transaction; the patch is empty when nothing is known. */
export async function checkTransaction(record: TransactionRecord, round: Round): Promise<Patch> {
  const { hash, replacedBy } = record
  if (!hash) return {}
  const reason = replacementReasonOf(record)
  const [own, replacing] = await Promise.all([
    readReceipt(round.port.request, hash),
    replacedBy && reason ? readReceipt(round.port.request, replacedBy) : undefined,
  ])
  if (own.ok && own.value) {
    const patch = settle(record, own.value, round)
    // The amount may have been changed in the wallet. The other fields find a replacement if the
    // block is reorganised away.
    const isKnown = patch.status !== undefined || record.sender !== undefined
    const isAmountKnown = !record.amount || record.amount.sent !== undefined
    const learned = isKnown && isAmountKnown ? {} : await learn(record, round, hash)
    return { replacedBy: undefined, ...learned, ...patch }
  }
  if (replacing?.ok && replacing.value) return settle(record, replacing.value, round, reason)
  if (!own.ok) return {}
  return checkUnmined(record, hash, round)
}

/** Without a receipt: still waiting, replaced, dropped, or its block was reorganised away. */
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

/** The nonce is used: by the transaction itself since its receipt was read, or by another one. */
async function checkUsed(record: TransactionRecord, sent: Sent, round: Round): Promise<Patch> {
  const { head, now, port } = round
  if (!head.ok) return {}
  // Whole blocks are large. The first check reads them from one endpoint; only when the limit is
  // reached, and before it counts as dropped, are they read again, from every endpoint.
  const found = await findAt(port.request, sent, { head: head.value, scans: !record.used })
  if (found) return patchOf(found, record, sent, round)
  const answer = await askAll(port, sent.hash, readReceipt)
  const used = advanceAbsence(record.used, now, usedLimit)
  if (answer === 'known') return undoOf(record)
  if (answer === 'unanswered') return { ...undoOf(record), used: record.used ?? used }
  const isDropped = isOver(used, usedLimit, { allAnswered: answer === 'unknown' })
  const wasDue = (record.used?.watched ?? 0) >= usedLimit
  if (isDropped || (used.watched >= usedLimit && !wasDue)) {
    const elsewhere = await findAnywhere(port, sent)
    if (elsewhere) return patchOf(elsewhere, record, sent, round)
  }
  return isDropped ? resolveDropped(now) : { ...asSent, used }
}

/** What follows from the transaction that used the nonce. */
function patchOf(
  { receipt, transaction }: Replacement,
  record: TransactionRecord,
  sent: Sent,
  round: Round,
): Patch {
  if (transaction.hash === sent.hash || !receipt.ok || !receipt.value) return {}
  const patch = settle(record, receipt.value, round, compareReplacement(record, transaction))
  return { ...patch, replacedBy: transaction.hash }
}

interface Replacement {
  readonly transaction: ChainTransaction
  readonly receipt: Found<Receipt>
}

async function findAt(
  request: RpcRequest,
  { nonce, sender }: Sent,
  seen: { readonly head: number; readonly scans: boolean },
): Promise<Replacement | undefined> {
  const transaction = await findByNonce(request, { sender, nonce, ...seen })
  return transaction && { transaction, receipt: await readReceipt(request, transaction.hash) }
}

/** Asks every endpoint: they differ in their head and in how much history they keep. */
async function findAnywhere(
  { endpoints, request: transport }: ChainPort,
  sent: Sent,
): Promise<Replacement | undefined> {
  for (const request of new Set([transport, ...endpoints])) {
    const head = await readHead(request)
    const found = head.ok && (await findAt(request, sent, { head: head.value, scans: true }))
    if (found) return found
  }
  return undefined
}

/** The transport does not know the transaction: asks every endpoint. */
async function checkUnknown(record: TransactionRecord, hash: Hex, round: Round): Promise<Patch> {
  const answer = await askAll(round.port, hash, readTransaction)
  if (answer === 'known') return checkElsewhere(record, hash, round)
  if (answer === 'unanswered') return undoOf(record)
  const unknown = advanceAbsence(record.unknown, round.now, unknownLimit)
  // The same timer: the last check was very recent.
  if (unknown === record.unknown) return { ...asSent, unknown }
  const proposal = await findSafeProposal(record, round)
  if (proposal === 'known') return { ...asSent, kind: 'safe' }
  const allAnswered = answer === 'unknown' && proposal === 'unknown'
  if (isOver(unknown, unknownLimit, { allAnswered })) return resolveDropped(round.now)
  return { ...asSent, unknown }
}

/** An endpoint that answers quickly may be stuck: another one that knows the transaction decides. */
async function checkElsewhere(record: TransactionRecord, hash: Hex, round: Round): Promise<Patch> {
  const patches = await Promise.all(
    round.port.endpoints.map(async (request): Promise<Patch | undefined> => {
      const receipt = await readReceipt(request, hash)
      if (!receipt.ok || !receipt.value) return undefined
      const elsewhere = { ...round, port: { ...round.port, request } }
      const [learned, head] = await Promise.all([learn(record, elsewhere, hash), readHead(request)])
      const patch = settle(record, receipt.value, { ...round, head })
      return { replacedBy: undefined, ...learned, ...patch }
    }),
  )
  return patches.find((patch) => patch !== undefined) ?? asSent
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

async function learn(record: TransactionRecord, round: Round, hash: Hex): Promise<Patch> {
  const known = await readTransaction(round.port.request, hash)
  return known.ok && known.value ? learnedFrom(record, known.value, round) : {}
}

function learnedFrom(
  { amount }: TransactionRecord,
  { fingerprint, nonce, sender, ...sent }: ChainTransaction,
  { locale }: Round,
): Patch {
  return { fingerprint, nonce, sender, ...learnAmount(amount, sent, locale) }
}

function settle(
  record: TransactionRecord,
  receipt: Receipt,
  { head, now }: Round,
  reason?: ReplacementReason,
): Patch {
  return resolveStatus(record, receipt, { head: head.ok ? head.value : undefined, now, reason })
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
