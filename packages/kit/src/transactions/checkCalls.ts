import { withTimeLimit } from '../connectors/withTimeLimit.ts'
import type { RpcRequest } from '../rpc/requestOf.ts'
import { isRecord } from '../storage/envelope.ts'
import { readReceipt } from './chainReads.ts'
import type { Round } from './checkTransaction.ts'
import { depthOf, judgeDropped, type Patch, unknownLimit } from './judge.ts'
import { lower } from './parseRecord.ts'
import type { CallOutcome, TransactionRecord } from './record.ts'
import { isHash } from './transactionFaults.ts'

/** 'Unknown bundle id', EIP-5792. */
const unknownBatch = 5730

/** What a wallet says of a batch (EIP-5792). */
export interface CallsStatus {
  /** 'notSent': it will never be. 'failed': in a block, but some or all of it was undone. */
  readonly state: 'waiting' | 'done' | 'notSent' | 'failed'
  readonly calls: readonly CallOutcome[]
}

/**
 * Asks the wallet how a batch, or a Safe's transaction, goes on. What it calls done is believed once our own nodes have the
 * transactions too, deep enough; a wallet that names none is believed as it is.
 */
export async function checkCalls(
  record: TransactionRecord,
  wallet: RpcRequest,
  round: Round,
): Promise<Patch> {
  const status = await askWallet(wallet, record.id)
  if (status === undefined) return {}
  if (status === 'unknown') {
    const since = record.unknownSince ?? round.now
    return round.now - since >= unknownLimit ? judgeDropped(round.now) : { unknownSince: since }
  }
  const { calls, state } = status
  const last = calls.at(-1)?.hash
  const known: Patch = record.kind === 'safe' ? { executedAs: last } : { calls: orNone(calls) }
  if (state === 'waiting') return known
  if (state === 'notSent') {
    const patch = judgeDropped(round.now)
    // A Safe's owners can only end a transaction by another one with its nonce.
    return record.kind === 'safe' ? { ...patch, outcome: 'cancelled' } : patch
  }
  const hashes = [...new Set(calls.map(({ hash }) => hash))]
  const receipts = await Promise.all(hashes.map((hash) => readReceipt(round.port.request, hash)))
  const head = round.head.ok ? round.head.value : undefined
  const isDeep = receipts.every(
    (receipt) =>
      receipt.ok &&
      receipt.value &&
      depthOf(receipt.value.blockNumber, head) >= (record.confirmations ?? 1),
  )
  if (!isDeep) return known
  const succeeded = state === 'done'
  return {
    ...known,
    status: succeeded ? 'confirmed' : 'failed',
    outcome: succeeded ? undefined : 'reverted',
    settledAt: round.now,
  }
}

/** The wallet's words; 'unknown' when it says that it has no such batch, undefined when it says nothing. */
async function askWallet(
  wallet: RpcRequest,
  id: string,
): Promise<CallsStatus | 'unknown' | undefined> {
  try {
    const limit = { connector: 'wallet', operation: 'wallet_getCallsStatus', timeout: 10_000 }
    const answer = await withTimeLimit(limit, () =>
      wallet({ method: 'wallet_getCallsStatus', params: [id] }),
    )
    return parseCallsStatus(answer)
  } catch (error) {
    return isRecord(error) && error.code === unknownBatch ? 'unknown' : undefined
  }
}

/** Reads version 2 of the standard, and the words of its first version; undefined for anything else. */
export function parseCallsStatus(value: unknown): CallsStatus | undefined {
  if (!isRecord(value)) return undefined
  const state = stateOf(value.status)
  if (!state) return undefined
  const receipts = Array.isArray(value.receipts) ? value.receipts.slice(0, 200) : []
  const calls = receipts.flatMap((receipt: unknown): CallOutcome[] => {
    if (!isRecord(receipt) || !isHash(receipt.transactionHash)) return []
    const succeeded = Number(receipt.status) === 1 || receipt.status === 'success'
    return [{ hash: lower(receipt.transactionHash), status: succeeded ? 'confirmed' : 'failed' }]
  })
  const undone = state === 'done' && calls.some(({ status }) => status === 'failed')
  return { state: undone ? 'failed' : state, calls }
}

function stateOf(status: unknown): CallsStatus['state'] | undefined {
  if (status === 'PENDING') return 'waiting'
  if (status === 'CONFIRMED') return 'done'
  if (typeof status !== 'number') return undefined
  if (status >= 100 && status < 200) return 'waiting'
  if (status >= 200 && status < 300) return 'done'
  if (status >= 400 && status < 500) return 'notSent'
  return status >= 500 && status < 700 ? 'failed' : undefined
}

function orNone(calls: readonly CallOutcome[]): readonly CallOutcome[] | undefined {
  return calls.length > 0 ? calls : undefined
}
