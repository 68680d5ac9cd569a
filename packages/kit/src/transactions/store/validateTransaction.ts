import { isHash } from '@foyer/ui/utils/guards.ts'
import type { NewTransaction, TransactionKind } from './record.ts'

const kinds: ReadonlySet<unknown> = new Set<TransactionKind>(['transaction', 'safe', 'batch'])

/** Characters; EIP-5792 allows 4096 bytes, in hex. */
const maxIdLength = 8_194

/**
 * Validates a transaction to record. Returns every validation error as a sentence. Accepts
 * anything.
 */
export function validateTransaction(
  input: Partial<Record<keyof NewTransaction, unknown>>,
): string[] {
  const { callCount, change, confirmations, connectorId, description, hash, id, kind, nonce } =
    input
  const isBatch = kind === 'batch' || (kind === undefined && hash === undefined && id !== undefined)
  const errors: string[] = []
  if (isBatch ? hash !== undefined && !isHash(hash) : !isHash(hash)) {
    errors.push('"hash" must be 0x followed by 64 hex characters.')
  }
  if (isBatch && !isBatchId(id)) errors.push('"id" must be the id from the wallet.')
  if (!isBatch && id !== undefined) errors.push('"id" is for batches only.')
  if (typeof description !== 'string') errors.push('"description" must be a string.')
  if (confirmations !== undefined && !isConfirmations(confirmations)) {
    errors.push('"confirmations" must be an integer of at least 1.')
  }
  if (kind !== undefined && !kinds.has(kind)) {
    errors.push('"kind" must be "transaction", "safe" or "batch".')
  }
  if (nonce !== undefined && !isCount(nonce)) errors.push('"nonce" must be an integer from 0.')
  if (callCount !== undefined && !isCount(callCount)) {
    errors.push('"callCount" must be an integer from 0.')
  }
  if (change !== undefined && !(typeof change === 'string' && change.length <= 100)) {
    errors.push('"change" must be a string of at most 100 characters.')
  }
  if (connectorId !== undefined && typeof connectorId !== 'string') {
    errors.push('"connectorId" must be a string.')
  }
  return errors
}

export function isBatchId(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= maxIdLength
}

export function isConfirmations(value: unknown): value is number {
  return isCount(value) && value >= 1
}

/** A safe integer of at least 0. */
export function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
}
