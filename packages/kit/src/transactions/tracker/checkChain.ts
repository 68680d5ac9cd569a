import type { TransactionRecord } from '../store/record.ts'
import { type Round, type RoundOptions, startRound } from './chainPortOf.ts'
import { checkCalls } from './checkCalls.ts'
import { findTransaction } from './findTransaction.ts'
import { type Patch, resolveStatus } from './resolveStatus.ts'

/**
 * Checks pending records of one chain once. Returns what changes, by record id. Concurrent requests
 * share a batch. Never throws.
 */
export async function checkChain(
  records: readonly TransactionRecord[],
  options: RoundOptions,
): Promise<ReadonlyMap<string, Patch>> {
  const round = startRound(options)
  const patches = new Map<string, Patch>()
  await Promise.all(
    records.map(async (record) => {
      const patch = await check(record, round)
      if (changes(record, patch)) patches.set(record.id, patch)
    }),
  )
  return patches
}

async function check(record: TransactionRecord, round: Round): Promise<Patch> {
  if (record.kind === 'transaction') {
    const { learned, ...finding } = await findTransaction(record, round)
    return { ...learned, ...resolveStatus(record, finding, round.now) }
  }
  const wallet = round.walletOf(record)
  return wallet ? checkCalls(record, wallet, round) : {}
}

/** Whether a patch changes the record. */
function changes(record: TransactionRecord, patch: Patch): boolean {
  // A patch has no fields but a record's.
  const keys = Object.keys(patch) as (keyof Patch)[]
  return keys.some((key) => JSON.stringify(record[key]) !== JSON.stringify(patch[key]))
}
