import type { Address, Hex } from 'viem'
import type { RpcRequest } from '../../chains/transport/requestOf.ts'
import { lower } from '../store/parseRecord.ts'
import type { ReplacementReason, TransactionRecord } from '../store/record.ts'
import { askCallsStatus } from './callsStatus.ts'
import type { ChainPort, Round } from './chainPortOf.ts'
import {
  askAll,
  type ChainTransaction,
  depthOf,
  type Found,
  isSafe,
  type Mined,
  readBlockOf,
  readHead,
  readMined,
  readMinedElsewhere,
  readMinedInOrder,
  readReceipt,
  readTransaction,
  readUsedNonces,
} from './chainReads.ts'
import { findByNonce } from './findByNonce.ts'
import {
  advanceAbsence,
  advanceMissing,
  type Finding,
  isOver,
  isResultMissing,
  type Patch,
  unknownLimit,
  usedLimit,
} from './resolveStatus.ts'

/** A finding, and what a node says about the transaction itself. */
export type FindingAndMore = Finding & { readonly learned?: Patch | undefined }

const unanswered = { kind: 'unanswered' } as const satisfies Finding

/**
 * Asks the nodes for a pending transaction: first the app's transport for the receipts; without
 * one, for the transaction and its nonce; and each endpoint only for what the transport lacks.
 */
export async function findTransaction(
  record: TransactionRecord,
  round: Round,
): Promise<FindingAndMore> {
  const { confirmations = 1, hash, seenIn, sender } = record
  if (!hash) return unanswered
  const by = replacementOf(record)
  const reading = Promise.all([
    readMined(round, hash, confirmations),
    by && readMined(round, by.hash, confirmations),
  ])
  // Shares the batch. Most records have no receipt yet.
  if (!seenIn) prefetch(record, hash, round)
  else if (sender === undefined) void readTransaction(round.port.request, hash)
  const [own, replacing] = await reading
  if (own.ok && own.value) {
    // Its nonce finds a replacement if the block is reorganised away.
    const isDone = sender !== undefined || depthOf(own.value) >= confirmations
    const learned = isDone ? {} : await learn(round.port.request, hash)
    return { kind: 'inBlock', mined: own.value, learned }
  }
  if (replacing?.ok && replacing.value) return { kind: 'inBlock', mined: replacing.value, by }
  if (!own.ok) return unanswered
  // The same timer: every endpoint was asked very recently.
  if (isResultMissing(record) && advanceMissing(record, round.now) === record.unknown) {
    return unanswered
  }
  return findUnmined(record, hash, round)
}

/** The replacement found by an earlier round, if any. */
function replacementOf({ outcome, replacedBy }: TransactionRecord) {
  const reasons: readonly ReplacementReason[] = ['repriced', 'cancelled', 'replaced']
  const reason = reasons.find((one) => one === outcome)
  return replacedBy && reason && { hash: replacedBy, reason }
}

/** Asks in one batch what a transaction without a receipt needs. The round keeps the answers. */
function prefetch({ sender }: TransactionRecord, hash: Hex, { address, port }: Round): void {
  void readTransaction(port.request, hash)
  void readUsedNonces(port.request, sender ?? lower(address))
}

async function learn(request: RpcRequest, hash: Hex): Promise<Patch> {
  const known = await readTransaction(request, hash)
  return known.ok && known.value ? learnedFrom(known.value) : {}
}

function learnedFrom({ fingerprint, nonce, sender }: ChainTransaction): Patch {
  return { fingerprint, nonce, sender }
}

/** Without a receipt: still waiting, replaced, unknown, or in a block whose receipt is pruned. */
async function findUnmined(
  record: TransactionRecord,
  hash: Hex,
  round: Round,
): Promise<FindingAndMore> {
  const { request } = round.port
  prefetch(record, hash, round)
  const known = await readTransaction(request, hash)
  if (!known.ok) return unanswered
  const learned: Patch = known.value ? learnedFrom(known.value) : {}
  if (known.value?.block) {
    return { learned, ...((await findElsewhere(hash, round, known.value)) ?? unanswered) }
  }
  const { nonce, sender, ...more } = { ...record, ...learned }
  if (sender && nonce !== undefined) {
    const used = await readUsedNonces(request, sender)
    if (used.ok && used.value > nonce) {
      return { learned, ...(await findByUsedNonce({ ...more, hash, nonce, sender }, round)) }
    }
  }
  return known.value ? { kind: 'inPool', learned } : findUnknown(record, hash, round)
}

/**
 * An endpoint that answers quickly may be stuck or have pruned the receipt: another one that has it
 * decides. Undefined if none has the transaction in a block.
 *
 * @param found the transaction in a block; used if the endpoints have less than that.
 */
async function findElsewhere(
  hash: Hex,
  { port }: Round,
  found?: ChainTransaction,
): Promise<FindingAndMore | undefined> {
  const elsewhere = await readMinedElsewhere(port.endpoints, hash)
  if (elsewhere) {
    const { mined, request } = elsewhere
    return { kind: 'inBlock', mined, learned: await learn(request, hash) }
  }
  const mined = found && (await readBlockOf(port.request, found))
  return mined && { kind: 'inBlock', mined }
}

/** A record whose nonce is known. */
interface Sent extends TransactionRecord {
  readonly hash: Hex
  readonly nonce: number
  readonly sender: Address
}

/** The nonce is used: by the transaction itself since its receipt was read, or by another one. */
async function findByUsedNonce(sent: Sent, round: Round): Promise<FindingAndMore> {
  const { now, port } = round
  const head = await readHead(port.request)
  if (head === undefined) return unanswered
  // Whole blocks are large. The first check reads them from one endpoint; only when the limit is
  // reached, and before it counts as dropped, are they read again, from every endpoint.
  const search = await findByNonce(port.request, { ...sent, head, scans: !sent.used })
  if (search.ok && search.value) {
    return findingOf({ transaction: search.value, request: round.requestAgain }, sent, round)
  }
  const own = await findElsewhere(sent.hash, round)
  if (own) return own
  const receipts = await askAll(port, sent.hash, readReceipt)
  let answered = receipts === 'known' ? 'some' : receipts
  const absence = advanceAbsence(sent.used, now, usedLimit)
  if (answered === 'none') return { kind: 'nonceUsed', answered, absence }
  const isFirstDue = absence.watched >= usedLimit && (sent.used?.watched ?? 0) < usedLimit
  if (isFirstDue || isOver(absence, usedLimit, answered)) {
    const elsewhere = await findAnywhere(port, sent)
    if (elsewhere.ok && elsewhere.value) return findingOf(elsewhere.value, sent, round)
    if (answered === 'all' && !elsewhere.ok) {
      answered = 'some'
      // The search is repeated after another limit.
      if (!isOver(absence, usedLimit, answered)) {
        return { kind: 'nonceUsed', answered, absence: { ...absence, watched: 0 } }
      }
    }
  }
  return { kind: 'nonceUsed', answered, absence }
}

/** The transaction that used the nonce, and the endpoint that has it. */
interface Replacement {
  readonly transaction: ChainTransaction
  readonly request: RpcRequest
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

async function findingOf(
  { request, transaction }: Replacement,
  sent: Sent,
  round: Round,
): Promise<FindingAndMore> {
  const { hash } = transaction
  if (hash === sent.hash) return (await findElsewhere(hash, round, transaction)) ?? unanswered
  const mined: Mined | undefined =
    (await readMinedInOrder(request, hash)) ??
    (await readMinedElsewhere(round.port.endpoints, hash))?.mined ??
    (await readBlockOf(round.port.request, transaction))
  if (!mined) return unanswered
  return { kind: 'inBlock', mined, by: { hash, reason: compareReplacement(sent, transaction) } }
}

/** Compares the transaction that used the nonce with the recorded one. */
function compareReplacement(
  { fingerprint }: Sent,
  { fingerprint: other, isEmpty }: ChainTransaction,
): ReplacementReason {
  // The recorded transaction was never seen, so there is nothing to compare.
  if (fingerprint === undefined) return 'replaced'
  if (fingerprint === other) return 'repriced'
  return isEmpty ? 'cancelled' : 'replaced'
}

/** The transport does not know the transaction: asks every endpoint, and the wallet of a Safe. */
async function findUnknown(
  record: TransactionRecord,
  hash: Hex,
  round: Round,
): Promise<FindingAndMore> {
  const transactions = await askAll(round.port, hash, readTransaction)
  if (transactions === 'known') return (await findElsewhere(hash, round)) ?? { kind: 'inPool' }
  // While it was in a block, only its result was missing.
  const before = record.seenIn ? undefined : record.unknown
  const absence = advanceAbsence(before, round.now, unknownLimit)
  const finding = { kind: 'unknown', absence } as const
  if (transactions === 'none') return { ...finding, answered: 'none' }
  // The same timer: the last check was very recent.
  if (absence === before) return { ...finding, answered: 'some' }
  const proposal = await findSafeProposal(record, round)
  if (proposal === 'known') return { kind: 'proposed' }
  return { ...finding, answered: proposal === 'unknown' ? transactions : 'some' }
}

/**
 * Whether a hash that no node knows is that of a transaction proposed to a Safe's owners. A Safe
 * connected through WalletConnect answers `eth_sendTransaction` with it while signatures are
 * missing. Only the wallet of a Safe is asked. Undefined: it or the node has not answered, or it is
 * not connected.
 */
async function findSafeProposal(
  record: TransactionRecord,
  { address, port, walletOf }: Round,
): Promise<'known' | 'unknown' | undefined> {
  const account = await isSafe(port.request, address)
  if (account !== true) return account === false ? 'unknown' : undefined
  const wallet = walletOf(record)
  const status = wallet && (await askCallsStatus(wallet, record.id))
  return status === undefined || status === 'unknown' ? status : 'known'
}
