import type { Address } from 'viem'
import type { RpcRequest } from '../../transport/requestOf.ts'
import type { TransactionRecord } from '../store/record.ts'
import type { ChainPort } from './chainPortOf.ts'
import { checkCalls } from './checkCalls.ts'
import { checkTransaction, startRound } from './checkTransaction.ts'
import { changes, type Patch } from './resolveStatus.ts'

export interface CheckOptions {
  /** The account of the records. */
  readonly address: Address
  readonly port: ChainPort
  /** The wallet that sent a record, if it is connected. */
  readonly walletOf: (record: TransactionRecord) => RpcRequest | undefined
  readonly now: number
  /** Locale of amounts in descriptions. Default 'en'. */
  readonly locale?: string | undefined
}

/**
 * Checks pending records of one chain once. Returns what changes, by record id. Concurrent requests
 * share a batch. Never throws.
 */
export async function checkChain(
  records: readonly TransactionRecord[],
  options: CheckOptions,
): Promise<ReadonlyMap<string, Patch>> {
  const { walletOf } = options
  const round = await startRound(options)
  const check = async (record: TransactionRecord): Promise<Patch> => {
    if (record.kind === 'transaction') return checkTransaction(record, round)
    const wallet = walletOf(record)
    return wallet ? checkCalls(record, wallet, round) : {}
  }
  const patches = new Map<string, Patch>()
  await Promise.all(
    records.map(async (record) => {
      const patch = await check(record)
      if (changes(record, patch)) patches.set(record.id, patch)
    }),
  )
  return patches
}
