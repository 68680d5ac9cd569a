import type { SessionRow } from '../store/Store.ts'

/** What `POST /auth/verify` and `GET /auth/session` answer. Times are ISO 8601. */
export interface SessionView {
  readonly address: string
  readonly chainId: number
  readonly issuedAt: string
  /** When the session ends if it is not used again. */
  readonly expiresAt: string
}

/** An entry of what `GET /auth/sessions` answers. */
export interface SessionEntry {
  readonly id: string
  /** Whether it is the session that asks. */
  readonly current: boolean
  readonly createdAt: string
  readonly lastSeenAt: string
  /** Browser and system in words. */
  readonly device: string
}

/** When a session ends if it is not used again, in ms since the epoch. */
export function endOf({ endsAt, lastSeenAt }: SessionRow, idleTime: number): number {
  return Math.min(endsAt, lastSeenAt + idleTime)
}

export function sessionView(row: SessionRow, idleTime: number): SessionView {
  return {
    address: row.address,
    chainId: row.chainId,
    issuedAt: new Date(row.createdAt).toISOString(),
    expiresAt: new Date(endOf(row, idleTime)).toISOString(),
  }
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
