import type { Address } from 'viem'
import { ownerOf, type SessionRow } from '../store/Store.ts'

/**
 * A session, as `auth.session`, `POST /auth/verify` and `GET /auth/session` return it. Times are
 * ISO 8601.
 */
export interface SessionView {
  /** With its EIP-55 checksum. */
  readonly address: Address
  /** The chain that the signed message names. */
  readonly chainId: number
  /**
   * What to store the visitor's data under: the address of an ordinary account, or
   * `eip155:<chain id>:<address>` (CAIP-10) of a contract account, whose address may belong to
   * someone else on another chain.
   */
  readonly subject: string
  /** When the visitor signed in, by the server's clock. */
  readonly issuedAt: string
  /** When the session ends unless it is used again. Use extends it up to `times.absolute`. */
  readonly expiresAt: string
}

/** An entry in the response of `GET /auth/sessions`. Times are ISO 8601. */
export interface SessionEntry {
  /** For `DELETE /auth/sessions/:id`. Grants no access by itself. */
  readonly id: string
  /** Whether it is the session of this request. */
  readonly current: boolean
  /** When the visitor signed in, by the server's clock. */
  readonly createdAt: string
  /** When it was last used. Updated at most once a minute. */
  readonly lastSeenAt: string
  /** Browser and system, such as 'Chrome · Windows'; '' if unknown. */
  readonly device: string
}

/** When a session ends unless it is used again, in ms since the epoch. */
export function endOf({ endsAt, lastSeenAt }: SessionRow, idleTime: number): number {
  return Math.min(endsAt, lastSeenAt + idleTime)
}

export function sessionView(row: SessionRow, idleTime: number): SessionView {
  return {
    address: row.address,
    chainId: row.chainId,
    subject: subjectOf(row),
    issuedAt: new Date(row.createdAt).toISOString(),
    expiresAt: new Date(endOf(row, idleTime)).toISOString(),
  }
}

function subjectOf(row: SessionRow): string {
  const { address, contractChainId } = ownerOf(row)
  return contractChainId === undefined ? address : `eip155:${contractChainId}:${address}`
}

export function sessionEntry(row: SessionRow, currentId: string): SessionEntry {
  return {
    id: row.id,
    current: row.id === currentId,
    createdAt: new Date(row.createdAt).toISOString(),
    lastSeenAt: new Date(row.lastSeenAt).toISOString(),
    device: row.device,
  }
}
