import type { Hex } from 'viem'
import type { RpcRequest } from '../../chains/transport/requestOf.ts'
import { type CallOutcome, isOfSafe, type TransactionRecord } from '../store/record.ts'
import { askCallsStatus } from './callsStatus.ts'
import type { Round } from './chainPortOf.ts'
import {
  askAll,
  depthOf,
  isSafe,
  type Mined,
  type Receipt,
  readMined,
  readMinedElsewhere,
  readTransaction,
} from './chainReads.ts'
import {
  advanceAbsence,
  isOver,
  noAbsence,
  type Patch,
  resolveDropped,
  unknownLimit,
  usedLimit,
} from './resolveStatus.ts'

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
    if (!isOver(unknown, unknownLimit, status ? 'all' : 'some')) return { unknown }
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
    if (!isOver(used, usedLimit, 'all')) return { ...known, used }
  }
  const mined = await findResults(record, known, round)
  if (mined === 'waiting') return known
  if (typeof mined === 'string') {
    const unknown = advanceAbsence(record.unknown, round.now, unknownLimit)
    const isDropped = isOver(unknown, unknownLimit, mined)
    return { ...known, ...(isDropped ? resolveDropped(round.now) : { unknown }) }
  }
  const results = [...mined.values()]
  if (results.includes('missing')) {
    const used = advanceAbsence(record.used, round.now, usedLimit)
    if (!isOver(used, usedLimit, 'all')) return { ...known, used }
  }
  const succeeded = state === 'done' && !results.includes('reverted')
  return {
    ...known,
    calls: known.calls?.map((call) => {
      // A call that succeeded on the chain may still have failed inside, as the wallet knows.
      const isDone = mined.get(call.hash) === 'succeeded' || state === 'done'
      if (mined.get(call.hash) === 'reverted') return { ...call, status: 'failed' }
      return isDone && call.status === 'pending' ? { ...call, status: 'confirmed' } : call
    }),
    status: succeeded ? 'confirmed' : 'failed',
    outcome: succeeded ? undefined : 'reverted',
    settledAt: round.now,
  }
}

/** What the wallet has reported so far. Values that it leaves out later are kept. */
function knownOf(record: TransactionRecord, calls: readonly CallOutcome[]): Patch {
  if (record.kind === 'safe') {
    return { ...noAbsence, executedAs: calls.at(-1)?.hash ?? record.executedAs }
  }
  return { ...noAbsence, calls: calls.length > 0 ? calls : record.calls }
}

/**
 * Finds the results of the transactions once all are deep enough. 'waiting': some are not yet.
 * 'all', 'some': so many endpoints answered, and have not one of them.
 */
async function findResults(
  { confirmations = 1 }: TransactionRecord,
  { calls = [], executedAs }: Patch,
  round: Round,
): Promise<ReadonlyMap<Hex, Receipt['result']> | 'waiting' | 'all' | 'some'> {
  const hashes = new Set(executedAs ? [executedAs] : calls.map(({ hash }) => hash))
  const results = new Map<Hex, Receipt['result']>()
  const states = await Promise.all(
    [...hashes].map(async (hash) => {
      const mined = await findMined(hash, confirmations, round)
      if (typeof mined === 'string') return mined
      results.set(hash, mined.result)
      return depthOf(mined) >= confirmations ? undefined : 'waiting'
    }),
  )
  return (['waiting', 'some', 'all'] as const).find((state) => states.includes(state)) ?? results
}

/** A receipt: the transport's or, if that is stuck, another endpoint's. Else, only the block. */
async function findMined(
  hash: Hex,
  confirmations: number,
  round: Round,
): Promise<Mined | 'waiting' | 'all' | 'some'> {
  const own = await readMined(round, hash, confirmations)
  if (!own.ok) return 'waiting'
  if (own.value) return own.value
  const answer = await askAll(round.port, hash, readTransaction)
  if (answer === 'all' || answer === 'some') return answer
  return (await readMinedElsewhere(round.port.endpoints, hash))?.mined ?? 'waiting'
}
