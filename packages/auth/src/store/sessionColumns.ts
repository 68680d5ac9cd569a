import { isAddress, isHex } from 'viem'
import type { SessionOwner, SessionProof, SessionRow } from './Store.ts'

/** The columns of a session, in the order of `valuesOf`. */
export const sessionColumns = [
  'token_hash',
  'id',
  'address',
  'chain_id',
  'created_at',
  'last_seen_at',
  'ends_at',
  'device',
  'proof_hash',
  'proof_signature',
  'proof_checked_at',
] as const

/** A value of a column. */
export type Value = string | number | null

/**
 * SQL for the chain of a session's owner: 0 for an ordinary account. `chainOf` is its counterpart.
 */
export const ownChain = 'CASE WHEN proof_hash IS NULL THEN 0 ELSE chain_id END'

export function chainOf({ contractChainId = 0 }: SessionOwner): number {
  return contractChainId
}

export function valuesOf(row: SessionRow): Value[] {
  return [
    row.tokenHash,
    row.id,
    row.address,
    row.chainId,
    row.createdAt,
    row.lastSeenAt,
    row.endsAt,
    row.device,
    row.proof?.hash ?? null,
    row.proof?.signature ?? null,
    row.proof?.checkedAt ?? null,
  ]
}

/** Converts a database row. Throws for a row that this code cannot have written. */
export function sessionOf(columns: Readonly<Record<string, unknown>>): SessionRow {
  const address = textOf(columns.address)
  // Its checksum was checked when it was stored, and takes longer than the rest of the row.
  if (!isAddress(address, { strict: false }))
    throw new Error('A stored session has no valid address.')
  return {
    tokenHash: textOf(columns.token_hash),
    id: textOf(columns.id),
    address,
    chainId: numberOf(columns.chain_id),
    createdAt: numberOf(columns.created_at),
    lastSeenAt: numberOf(columns.last_seen_at),
    endsAt: numberOf(columns.ends_at),
    device: textOf(columns.device),
    proof: proofOf(columns),
  }
}

function proofOf(columns: Readonly<Record<string, unknown>>): SessionProof | undefined {
  const { proof_hash: hash, proof_signature: signature, proof_checked_at: checkedAt } = columns
  if (hash === null) return undefined
  if (!isHex(hash) || !isHex(signature)) throw new Error('A stored proof is not hex.')
  return { hash, signature, checkedAt: numberOf(checkedAt) }
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  throw new Error('A stored session has invalid text.')
}

// PostgreSQL returns bigint as text.
function numberOf(value: unknown): number {
  const number = Number(value)
  if (value !== null && Number.isSafeInteger(number)) return number
  throw new Error('A stored session has an invalid number.')
}
