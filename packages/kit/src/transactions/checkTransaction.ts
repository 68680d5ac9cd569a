import type { Address, Hex } from 'viem'
import type { Answer, ChainPort } from './ChainPort.ts'
import {
  type ChainTransaction,
  type Found,
  type Receipt,
  readReceipt,
  readTransaction,
  readUsedNonces,
} from './chainReads.ts'
import { findByNonce } from './findByNonce.ts'
import {
  asSent,
  judgeDropped,
  judgeReceipt,
  type Patch,
  unknownLimit,
  usedLimit,
  type Verdict,
} from './judge.ts'
import type { TransactionRecord } from './record.ts'

/** What one round has in common for all transactions of a chain. */
export interface Round {
  readonly port: ChainPort
  /** The newest block. */
  readonly head: Answer<number>
  readonly now: number
  /** Used nonces of a sender; asked once a round. */
  usedNonces(sender: Address): Promise<Answer<number>>
}

export function startRound(port: ChainPort, head: Answer<number>, now: number): Round {
  const counts = new Map<Address, Promise<Answer<number>>>()
  return {
    port,
    head,
    now,
    usedNonces(sender) {
      const known = counts.get(sender) ?? readUsedNonces(port.request, sender)
      counts.set(sender, known)
      return known
    },
  }
}

/** Asks the chain about one pending transaction, and says what changes; an empty patch when nothing is known. */
export async function checkTransaction(record: TransactionRecord, round: Round): Promise<Patch> {
  const { hash, replacedBy } = record
  if (!hash) return {}
  const [own, replacing] = await Promise.all([
    readReceipt(round.port.request, hash),
    replacedBy ? readReceipt(round.port.request, replacedBy) : undefined,
  ])
  if (own.ok && own.value) {
    const { succeeded } = own.value
    const patch = settle(record, own.value, round, { succeeded })
    // Should its block go, what took its place is found by these.
    const learned = (patch.status ?? record.sender) ? {} : await learn(round, hash)
    return { replacedBy: undefined, ...learned, ...patch }
  }
  if (replacing?.ok && replacing.value) {
    return settle(record, replacing.value, round, verdictOf(record.outcome, replacing.value))
  }
  if (!own.ok || replacing?.ok === false) return {}
  return checkUnmined(record, hash, round)
}

/** No receipt: still waiting, replaced, forgotten, or fallen out with its block. */
async function checkUnmined(record: TransactionRecord, hash: Hex, round: Round): Promise<Patch> {
  const known = await readTransaction(round.port.request, hash)
  if (!known.ok) return {}
  const learned: Patch = known.value ? learnedFrom(known.value) : {}
  const sender = learned.sender ?? record.sender
  const nonce = learned.nonce ?? record.nonce
  if (sender && nonce !== undefined) {
    const used = await round.usedNonces(sender)
    if (used.ok && used.value > nonce) {
      const fingerprint = learned.fingerprint ?? record.fingerprint
      const patch = await checkUsed({ ...record, fingerprint }, { hash, nonce, sender }, round)
      return { ...learned, ...patch }
    }
  }
  if (known.value) return { ...asSent, ...learned }
  return checkUnknown(record, hash, round)
}

/** The nonce is used: by the transaction itself a moment ago, or by another one. */
async function checkUsed(
  record: TransactionRecord,
  { hash, ...wanted }: { readonly hash: Hex; readonly nonce: number; readonly sender: Address },
  round: Round,
): Promise<Patch> {
  if (!round.head.ok) return {}
  const found = await findByNonce(round.port, { ...wanted, head: round.head.value })
  if (found?.hash === hash) return {}
  if (found) {
    const receipt = await readReceipt(round.port.request, found.hash)
    if (!receipt.ok || !receipt.value) return {}
    const outcome = outcomeOf(record, found)
    const patch = settle(record, receipt.value, round, verdictOf(outcome, receipt.value))
    return { ...patch, replacedBy: found.hash }
  }
  if ((await askAll(round.port, hash, readReceipt)) !== 'none') return undoOf(record)
  const since = record.usedSince ?? round.now
  if (round.now - since >= usedLimit) return judgeDropped(round.now)
  return { ...asSent, usedSince: since }
}

/** No node that was asked knows it. */
async function checkUnknown(record: TransactionRecord, hash: Hex, round: Round): Promise<Patch> {
  const known = await askAll(round.port, hash, readTransaction)
  if (known === 'known') return asSent
  if (known === 'unsure') return undoOf(record)
  const since = record.unknownSince ?? round.now
  if (round.now - since >= unknownLimit) return judgeDropped(round.now)
  return { ...asSent, unknownSince: since }
}

/** What was seen in a block is not there any more; otherwise nothing is new. */
function undoOf({ replacedBy, seenIn }: TransactionRecord): Patch {
  return seenIn || replacedBy ? asSent : {}
}

/** What all endpoints together say: none has it, one has it, or one that might have it does not answer. */
async function askAll<T>(
  { endpoints }: ChainPort,
  hash: Hex,
  read: (request: ChainPort['request'], hash: Hex) => Promise<Found<T>>,
): Promise<'none' | 'known' | 'unsure'> {
  const answers = await Promise.all(endpoints.map((request) => read(request, hash)))
  if (answers.some((answer) => answer.ok && answer.value !== null)) return 'known'
  return answers.every((answer) => answer.ok) ? 'none' : 'unsure'
}

async function learn({ port }: Round, hash: Hex): Promise<Patch> {
  const known = await readTransaction(port.request, hash)
  return known.ok && known.value ? learnedFrom(known.value) : {}
}

function learnedFrom({ fingerprint, nonce, sender }: ChainTransaction) {
  return { fingerprint, nonce, sender }
}

function settle(
  record: TransactionRecord,
  receipt: Receipt,
  round: Round,
  verdict: Verdict,
): Patch {
  const head = round.head.ok ? round.head.value : undefined
  return judgeReceipt(record, receipt, { head, now: round.now, verdict })
}

/** The same call at another price, nothing at all, or something else. */
function outcomeOf(
  { fingerprint }: TransactionRecord,
  { fingerprint: other, sender, to, value }: ChainTransaction,
): 'repriced' | 'cancelled' | 'replaced' {
  if (fingerprint === other) return 'repriced'
  return to === sender && value === 0n ? 'cancelled' : 'replaced'
}

function verdictOf(outcome: TransactionRecord['outcome'], receipt: Receipt): Verdict {
  if (outcome !== 'repriced') return { succeeded: false, outcome }
  return receipt.succeeded
    ? { succeeded: true, outcome }
    : { succeeded: false, outcome: 'reverted' }
}
