import { isHash } from '../../utils/guards.ts'
import { parseRecordedAmount } from './editableAmount.ts'
import type { NewTransaction, TransactionKind } from './record.ts'

const kinds: ReadonlySet<unknown> = new Set<TransactionKind>(['transaction', 'safe', 'batch'])

/** 4 096 bytes, EIP-5792. */
export const maxIdLength = 4_096

/** Every reason why this cannot be recorded, in sentences; none when it can (Spec §5). Takes anything. */
export function validateTransaction(
  input: Partial<Record<keyof NewTransaction, unknown>>,
): string[] {
  const { amount, callCount, confirmations, connectorId, description, hash, id, kind, nonce } =
    input
  const isBatch = kind === 'batch' || (kind === undefined && hash === undefined && id !== undefined)
  const faults: string[] = []
  if (isBatch ? hash !== undefined && !isHash(hash) : !isHash(hash)) {
    faults.push('"hash" must be 0x followed by 64 hex characters.')
  }
  if (isBatch && !isBatchId(id)) faults.push('"id" must be the text that the wallet gave.')
  if (!isBatch && id !== undefined) faults.push('"id" is for batches only.')
  if (typeof description !== 'string') faults.push('"description" must be a string.')
  if (confirmations !== undefined && !isConfirmations(confirmations)) {
    faults.push('"confirmations" must be an integer of at least 1.')
  }
  if (kind !== undefined && !kinds.has(kind)) {
    faults.push('"kind" must be "transaction", "safe" or "batch".')
  }
  if (nonce !== undefined && !isCount(nonce)) faults.push('"nonce" must be an integer from 0.')
  if (callCount !== undefined && !isCount(callCount)) {
    faults.push('"callCount" must be an integer from 0.')
  }
  if (amount !== undefined && !parseRecordedAmount(amount)) {
    faults.push('"amount" must say where it is in the data, its decimals, and what was asked for.')
  }
  if (connectorId !== undefined && typeof connectorId !== 'string') {
    faults.push('"connectorId" must be a string.')
  }
  return faults
}

export function isBatchId(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= maxIdLength
}

export function isConfirmations(value: unknown): value is number {
  return isCount(value) && value >= 1
}

/** A whole number from 0 that a double holds exactly. */
export function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
}
