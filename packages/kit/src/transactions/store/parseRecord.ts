import { isAddressText, isHash, isRecord } from '@foyer/ui/utils/guards.ts'
import type { Address, Hex } from 'viem'
import type {
  AbsenceTimer,
  CallOutcome,
  SeenIn,
  TransactionKind,
  TransactionOutcome,
  TransactionRecord,
  TransactionStatus,
} from './record.ts'
import { isBatchId, isConfirmations, isCount } from './validateTransaction.ts'

/** Characters; longer descriptions are cut. */
export const maxDescription = 500
const maxText = 200
const maxCalls = 200
const statuses: readonly TransactionStatus[] = ['pending', 'confirmed', 'failed']

type Fields = Readonly<Record<string, unknown>>

/**
 * Parses a stored record; undefined when hash, description, status or time are invalid. Other
 * invalid fields are left out and read from the chain again.
 */
export function parseRecord(value: unknown, chainId: number): TransactionRecord | undefined {
  if (!isRecord(value)) return undefined
  const { addedAt, description } = value
  const kind = oneOf<TransactionKind>(value.kind, ['transaction', 'safe', 'batch'])
  const status = oneOf(value.status, statuses)
  const hash = hashOf(value.hash)
  const id = kind === 'batch' ? batchIdOf(value.id) : hash
  if (!kind || !status || id === undefined || typeof description !== 'string') return undefined
  if (!isTime(addedAt)) return undefined
  if (value.confirmations !== undefined && !isConfirmations(value.confirmations)) return undefined
  return compact({
    id,
    kind,
    hash,
    chainId,
    description: description.slice(0, maxDescription),
    status,
    confirmations: value.confirmations,
    addedAt,
    ...chainFieldsOf(value),
  })
}

function chainFieldsOf(value: Fields) {
  const { callCount, change, connectorId, fingerprint, nonce, settledAt } = value
  return {
    outcome: oneOf<TransactionOutcome>(value.outcome, [
      'repriced',
      'cancelled',
      'replaced',
      'dropped',
      'reverted',
    ]),
    replacedBy: hashOf(value.replacedBy),
    executedAs: hashOf(value.executedAs),
    isTimeUnknown: value.isTimeUnknown === true ? true : undefined,
    nonce: isCount(nonce) ? nonce : undefined,
    sender: addressOf(value.sender),
    fingerprint: shortText(fingerprint),
    settledAt: isTime(settledAt) ? settledAt : undefined,
    seenIn: seenInOf(value.seenIn),
    unknown: absenceOf(value.unknown),
    used: absenceOf(value.used),
    calls: callsOf(value.calls),
    change: shortText(change),
    callCount: isCount(callCount) ? callCount : undefined,
    connectorId: shortText(connectorId),
  }
}

/** The record without undefined values, as JSON writes it. */
export function compact(record: TransactionRecord): TransactionRecord {
  const held = Object.entries(record).filter(([, value]) => value !== undefined)
  // Only optional keys are left out.
  return Object.fromEntries(held) as typeof record
}

function hashOf(value: unknown): Hex | undefined {
  return isHash(value) ? lower(value) : undefined
}

/** `toLowerCase` that keeps the `0x` type. */
export function lower<T extends Hex>(value: T): Lowercase<T> {
  return value.toLowerCase() as Lowercase<T>
}

function batchIdOf(value: unknown): string | undefined {
  return isBatchId(value) ? value : undefined
}

export function addressOf(value: unknown): Address | undefined {
  return isAddressText(value) ? lower(value) : undefined
}

function isTime(value: unknown): value is number {
  return typeof value === 'number' && Math.abs(value) < 8.64e15
}

function shortText(value: unknown): string | undefined {
  return typeof value === 'string' && value.length <= maxText ? value : undefined
}

function seenInOf(value: unknown): SeenIn | undefined {
  if (!isRecord(value) || !isCount(value.number)) return undefined
  const hash = hashOf(value.hash)
  return hash ? { number: value.number, hash } : undefined
}

function absenceOf(value: unknown): AbsenceTimer | undefined {
  if (!isRecord(value)) return undefined
  const { at, since, watched } = value
  return isTime(at) && isTime(since) && isTime(watched) ? { since, at, watched } : undefined
}

function callsOf(value: unknown): readonly CallOutcome[] | undefined {
  if (!Array.isArray(value)) return undefined
  const calls = value.slice(0, maxCalls).flatMap((entry: unknown) => {
    if (!isRecord(entry)) return []
    const hash = hashOf(entry.hash)
    const status = oneOf(entry.status, statuses)
    return hash && status ? [{ hash, status }] : []
  })
  return calls.length > 0 ? calls : undefined
}

function oneOf<T extends string>(value: unknown, known: readonly T[]): T | undefined {
  return known.find((entry) => entry === value)
}
