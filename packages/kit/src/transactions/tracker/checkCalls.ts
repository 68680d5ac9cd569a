import type { Hex } from 'viem'
import type { RpcRequest } from '../../transport/requestOf.ts'
import { advanceAbsence, isOver } from '../store/absenceTimer.ts'
import { type CallOutcome, isOfSafe, type TransactionRecord } from '../store/record.ts'
import { askCallsStatus } from './callsStatus.ts'
import { readTransaction } from './chainReads.ts'
import { askAll } from './checkTransaction.ts'
import { isSafe } from './findSafeProposal.ts'
import { type Mined, readMined, readMinedInOrder } from './readMined.ts'
import { depthOf, type Patch, resolveDropped, unknownLimit, usedLimit } from './resolveStatus.ts'
import type { Round } from './startRound.ts'

/**
 * Asks the wallet for the status of a batch or Safe transaction. A completed one counts once the
 * app's endpoints have its transactions at the required depth; one that no endpoint knows is
 * dropped, like a single transaction. If the wallet names none, its status is trusted. A wallet
 * without a readable answer gets as much time as an endpoint.
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
    const isWaiting = status === undefined && (await isSafe(round.port.request, round.address))
    return isWaiting ? {} : resolveDropped(round.now)
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
  const mined = await findReverted(record, known, round)
  if (mined.state === 'waiting') return known
  if (mined.state !== 'final') {
    const unknown = advanceAbsence(record.unknown, round.now, unknownLimit)
    const isDropped = isOver(unknown, unknownLimit, { allAnswered: mined.state === 'unknown' })
    return { ...known, ...(isDropped ? resolveDropped(round.now) : { unknown }) }
  }
  const { reverted } = mined
  const succeeded = state === 'done' && reverted.size === 0
  return {
    ...known,
    calls: known.calls?.map((call) =>
      reverted.has(call.hash) ? { ...call, status: 'failed' } : call,
    ),
    status: succeeded ? 'confirmed' : 'failed',
    outcome: succeeded ? undefined : 'reverted',
    settledAt: round.now,
  }
}

/** What the wallet has reported so far. Values that it leaves out later are kept. */
function knownOf(record: TransactionRecord, calls: readonly CallOutcome[]): Patch {
  const noAbsence = { unknown: undefined, used: undefined }
  if (record.kind === 'safe') {
    return { ...noAbsence, executedAs: calls.at(-1)?.hash ?? record.executedAs }
  }
  return { ...noAbsence, calls: calls.length > 0 ? calls : record.calls }
}

/**
 * 'final': all transactions are deep enough. 'waiting': some are not yet. 'unknown': no endpoint
 * has one of them. 'partial': some endpoints did not answer, the others do not have it.
 */
type MinedState =
  | { readonly state: 'final'; readonly reverted: ReadonlySet<Hex> }
  | { readonly state: 'waiting' | 'unknown' | 'partial' }

/** Finds the transactions that the chain reverted. */
async function findReverted(
  { confirmations = 1 }: TransactionRecord,
  { calls = [], executedAs }: Patch,
  round: Round,
): Promise<MinedState> {
  const hashes = new Set(executedAs ? [executedAs] : calls.map(({ hash }) => hash))
  const reverted = new Set<Hex>()
  const states = await Promise.all(
    [...hashes].map(async (hash) => {
      const mined = await findMined(hash, confirmations, round)
      if (typeof mined === 'string') return mined
      const { head, receipt } = mined
      if (!receipt.succeeded) reverted.add(hash)
      return depthOf(receipt.blockNumber, head) >= confirmations ? undefined : 'waiting'
    }),
  )
  const missing = (['waiting', 'partial', 'unknown'] as const).find((state) =>
    states.includes(state),
  )
  return missing ? { state: missing } : { state: 'final', reverted }
}

/** A receipt: the transport's or, if that is stuck, another endpoint's. */
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
  for (const request of round.port.endpoints) {
    const mined = await readMinedInOrder(request, hash)
    if (mined) return mined
  }
  return 'waiting'
}
