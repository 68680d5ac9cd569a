import type { Hex } from 'viem'
import type { RpcRequest } from '../../chains/transport/requestOf.ts'
import { advanceAbsence, isOver } from '../store/absenceTimer.ts'
import {
  type CallOutcome,
  isOfSafe,
  type TransactionRecord,
  type TransactionStatus,
} from '../store/record.ts'
import { askCallsStatus } from './callsStatus.ts'
import { readTransaction } from './chainReads.ts'
import { askAll } from './checkTransaction.ts'
import { isSafe } from './findSafeProposal.ts'
import { depthOf, type Mined, readMined, readMinedElsewhere } from './readMined.ts'
import { noAbsence, type Patch, resolveDropped, unknownLimit, usedLimit } from './resolveStatus.ts'
import type { Round } from './startRound.ts'

/**
 * Asks the wallet for the status of a batch or Safe transaction. A completed one counts once the
 * app's endpoints have its transactions at the required depth; one that no endpoint knows is
 * dropped, like a single transaction. If the wallet names none, or no endpoint has had the receipts
 * for a minute, its status is trusted. A wallet without a readable answer gets as much time as an
 * endpoint.
 */
export async function checkCalls(
  record: TransactionRecord,
  wallet: RpcRequest,
  round: Round,
): Promise<Patch> {
  const status = await askCallsStatus(wallet, record.id)
  // A Safe on another network does not know it either.
  if (status === undefined && isOfSafe(record)) return {}
  if (status === undefined || status === 'unknown') {
    const unknown = advanceAbsence(record.unknown, round.now, unknownLimit)
    if (!isOver(unknown, unknownLimit, { allAnswered: status === 'unknown' })) return { unknown }
    // A Safe may also be connected through WalletConnect, and be closed for days.
    const mayWait = status === undefined && (await isSafe(round.port.request, round.address))
    return mayWait === false ? resolveDropped(round.now) : {}
  }
  const { calls, state } = status
  const known = knownOf(record, calls)
  if (state === 'waiting') return known
  if (state === 'notSent') {
    const patch = resolveDropped(round.now)
    // Safe's owners can only cancel a transaction with another one of the same nonce.
    return isOfSafe(record) ? { ...patch, outcome: 'cancelled' } : patch
  }
  // Safe reports the execution shortly before its hash.
  if (record.kind === 'safe' && !known.executedAs) {
    const used = advanceAbsence(record.used, round.now, usedLimit)
    if (!isOver(used, usedLimit, { allAnswered: true })) return { ...known, used }
  }
  const mined = await findResults(record, known, round)
  if (mined.state === 'waiting') return known
  if (mined.state !== 'final') {
    const unknown = advanceAbsence(record.unknown, round.now, unknownLimit)
    const isDropped = isOver(unknown, unknownLimit, { allAnswered: mined.state === 'unknown' })
    return { ...known, ...(isDropped ? resolveDropped(round.now) : { unknown }) }
  }
  const results = [...mined.results.values()]
  if (results.includes(undefined)) {
    const used = advanceAbsence(record.used, round.now, usedLimit)
    if (!isOver(used, usedLimit, { allAnswered: true })) return { ...known, used }
  }
  const succeeded = state === 'done' && !results.includes(false)
  return {
    ...known,
    calls: known.calls?.map((call) => {
      const result = mined.results.get(call.hash) ?? (state === 'done' || undefined)
      return { ...call, status: statusOf(call, result) }
    }),
    status: succeeded ? 'confirmed' : 'failed',
    outcome: succeeded ? undefined : 'reverted',
    settledAt: round.now,
  }
}

/** A call that succeeded on the chain may still have failed inside, as the wallet knows. */
function statusOf({ status }: CallOutcome, result: boolean | undefined): TransactionStatus {
  if (result === false) return 'failed'
  return result && status === 'pending' ? 'confirmed' : status
}

/** What the wallet has reported so far. Values that it leaves out later are kept. */
function knownOf(record: TransactionRecord, calls: readonly CallOutcome[]): Patch {
  if (record.kind === 'safe') {
    return { ...noAbsence, executedAs: calls.at(-1)?.hash ?? record.executedAs }
  }
  return { ...noAbsence, calls: calls.length > 0 ? calls : record.calls }
}

/** Whether each transaction succeeded; undefined if no endpoint has its receipt. */
type Results = ReadonlyMap<Hex, boolean | undefined>

/**
 * 'final': all transactions are deep enough. 'waiting': some are not yet. 'unknown': no endpoint
 * has one of them. 'partial': some endpoints did not answer, the others do not have it.
 */
type MinedState =
  | { readonly state: 'final'; readonly results: Results }
  | { readonly state: 'waiting' | 'unknown' | 'partial' }

/** Finds what became of the transactions on the chain. */
async function findResults(
  { confirmations = 1 }: TransactionRecord,
  { calls = [], executedAs }: Patch,
  round: Round,
): Promise<MinedState> {
  const hashes = new Set(executedAs ? [executedAs] : calls.map(({ hash }) => hash))
  const results = new Map<Hex, boolean | undefined>()
  const states = await Promise.all(
    [...hashes].map(async (hash) => {
      const mined = await findMined(hash, confirmations, round)
      if (typeof mined === 'string') return mined
      results.set(hash, mined.succeeded)
      return depthOf(mined) >= confirmations ? undefined : 'waiting'
    }),
  )
  const missing = (['waiting', 'partial', 'unknown'] as const).find((state) =>
    states.includes(state),
  )
  return missing ? { state: missing } : { state: 'final', results }
}

/** A receipt: the transport's or, if that is stuck, another endpoint's. Else, only the block. */
async function findMined(
  hash: Hex,
  confirmations: number,
  round: Round,
): Promise<Mined | 'waiting' | 'unknown' | 'partial'> {
  const own = await readMined(round, hash, confirmations)
  if (!own.ok) return 'waiting'
  if (own.value) return own.value
  const answer = await askAll(round.port, hash, readTransaction)
  if (answer === 'unknown' || answer === 'partial') return answer
  return (await readMinedElsewhere(round.port.endpoints, hash))?.mined ?? 'waiting'
}
