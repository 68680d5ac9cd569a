import { isHash, isRecord } from '@foyer/ui/utils/guards.ts'
import type { RpcRequest } from '../../chains/transport/requestOf.ts'
import { rpcLimits } from '../../chains/transport/rpcLimits.ts'
import { withTimeLimit } from '../../wallets/connectors/withTimeLimit.ts'
import { lower } from '../store/parseRecord.ts'
import type { CallOutcome, TransactionStatus } from '../store/record.ts'

/** 'Unknown bundle id', EIP-5792. */
const unknownBatch = 5730

/** The wallet's status of a batch (EIP-5792). */
export interface CallsStatus {
  /** 'notSent': it never will be. 'failed': in a block, but reverted in part or as a whole. */
  readonly state: 'waiting' | 'done' | 'notSent' | 'failed'
  readonly calls: readonly CallOutcome[]
}

/**
 * Asks the wallet, for at most 10 s. 'unknown': it does not have the batch. Undefined: no readable
 * answer.
 */
export async function askCallsStatus(
  wallet: RpcRequest,
  id: string,
): Promise<CallsStatus | 'unknown' | undefined> {
  try {
    const method = 'wallet_getCallsStatus'
    const limit = { connector: 'wallet', operation: method, timeout: rpcLimits.timeout }
    const answer = await withTimeLimit(limit, () => wallet({ method, params: [id] }))
    return parseCallsStatus(answer)
  } catch (error) {
    return isRecord(error) && error.code === unknownBatch ? 'unknown' : undefined
  }
}

/** Parses version 2 and version 1 of EIP-5792; undefined for anything else. */
export function parseCallsStatus(value: unknown): CallsStatus | undefined {
  if (!isRecord(value)) return undefined
  const state = stateOf(value.status)
  if (!state) return undefined
  const receipts = Array.isArray(value.receipts) ? value.receipts.slice(0, 200) : []
  const calls = receipts.flatMap((receipt: unknown): CallOutcome[] => {
    if (!isRecord(receipt) || !isHash(receipt.transactionHash)) return []
    return [{ hash: lower(receipt.transactionHash), status: callStatusOf(receipt.status) }]
  })
  const undone = state === 'done' && calls.some(({ status }) => status === 'failed')
  return { state: undone ? 'failed' : state, calls }
}

/** Some wallets leave it out: then the chain says it. */
function callStatusOf(status: unknown): TransactionStatus {
  if (status === 'success' || Number(status) === 1) return 'confirmed'
  const isZero = status === 0 || (typeof status === 'string' && /^(?:0x)?0+$/.test(status))
  return isZero || status === 'reverted' ? 'failed' : 'pending'
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
