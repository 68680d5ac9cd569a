import type { TransactionRecord } from '../store/record.ts'
import { checkCalls } from './checkCalls.ts'
import { checkTransaction } from './checkTransaction.ts'
import { changes, type Patch } from './resolveStatus.ts'
import { type RoundOptions, startRound } from './startRound.ts'

/**
 * Checks pending records of one chain once. Returns what changes, by record id. Concurrent requests
 * share a batch. Never throws.
 */
export async function checkChain(
  records: readonly TransactionRecord[],
  options: RoundOptions,
): Promise<ReadonlyMap<string, Patch>> {
  const { walletOf } = options
  const round = startRound(options)
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
