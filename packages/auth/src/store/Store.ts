import type { Hex } from 'viem'

/** A database cannot be used. The message says what to do. */
export class StoreError extends Error {
  override readonly name = 'StoreError'
}

/** The name of the row that `check` writes to the nonces. `sweep` deletes it. */
export const probe = 'probe of the store'

/** An issued nonce. All times in this file are in ms since the epoch. */
export interface NonceRow {
  readonly nonce: string
  /** Hash of the cookie of the browser it was issued to. */
  readonly binding: string
  readonly expiresAt: number
}

/** A stored session. */
export interface SessionRow {
  /** Hash of the token; only the visitor's cookie holds the token itself. */
  readonly tokenHash: string
  /** Identifies the session in lists. Independent of the token. */
  readonly id: string
  /** With its EIP-55 checksum. */
  readonly address: Hex
  readonly chainId: number
  readonly createdAt: number
  readonly lastSeenAt: number
  /** When it ends, however often it is used. */
  readonly endsAt: number
  /** Browser and system, such as 'Chrome on Windows'. */
  readonly device: string
  /** What to check again for a contract account, whose owners may change. */
  readonly proof?: SessionProof | undefined
}

/**
 * The owner of a session. A contract account exists on one chain only: the same address on another
 * chain may belong to someone else.
 */
export interface SessionOwner {
  /** With its EIP-55 checksum. */
  readonly address: Hex
  /** Undefined for an ordinary account, which has the same owner on all chains. */
  readonly contractChainId?: number | undefined
}

export function ownerOf({ address, chainId, proof }: SessionRow): SessionOwner {
  return { address, contractChainId: proof && chainId }
}

/** What a contract account signed, to check it again. `checkedAt` is in ms since the epoch. */
export interface SessionProof {
  /** The hash that `personal_sign` signed. */
  readonly hash: Hex
  readonly signature: Hex
  readonly checkedAt: number
}

/** How long unused sessions last, and how many an account may have. */
export interface SessionLimits {
  /** In ms. */
  readonly idleTime: number
  /** The oldest sessions beyond this number are ended. */
  readonly perAddress: number
}

/**
 * Stores nonces and sessions. Every method is one transaction that is durable once its promise
 * resolves.
 */
export interface Store {
  /** Names the database in metrics, such as 'sqlite'. */
  readonly kind: string
  putNonce(row: NonceRow): Promise<void>
  /**
   * Uses up a nonce by one atomic delete, so that it is true for exactly one of concurrent callers.
   * False for a nonce that is unknown, expired or bound to another browser.
   */
  takeNonce(nonce: string, binding: string, now: number): Promise<boolean>
  /** Includes expired ones that `sweep` has not deleted yet. */
  countNonces(): Promise<number>
  /** Includes expired ones that `sweep` has not deleted yet. */
  countSessions(): Promise<number>
  /** Stores a session, and ends the session it replaces and any beyond the limit. */
  putSession(row: SessionRow, replaces: string | undefined, limits: SessionLimits): Promise<void>
  /** Undefined if there is none. May return an expired session: the caller checks. */
  getSession(tokenHash: string): Promise<SessionRow | undefined>
  /** Updates the time of last use and, if given, of the last check of the proof. */
  touchSession(tokenHash: string, lastSeenAt: number, checkedAt?: number): Promise<void>
  /** Returns whether there was such a session. */
  deleteSession(tokenHash: string): Promise<boolean>
  /** Newest first. */
  listSessions(owner: SessionOwner): Promise<readonly SessionRow[]>
  /** Returns whether the owner had such a session. */
  deleteSessionById(owner: SessionOwner, id: string): Promise<boolean>
  /** Deletes all sessions of an account but one. Returns how many. */
  deleteOtherSessions(owner: SessionOwner, keptTokenHash: string): Promise<number>
  /** Adds to a shared count, which `sweep` deletes after `endsAt`, and returns its new value. */
  addUses(name: string, uses: number, endsAt: number): Promise<number>
  /** Deletes expired nonces, sessions and counts. */
  sweep(now: number, limits: SessionLimits): Promise<void>
  /** Writes a row. Rejects if the store cannot be used. */
  check(): Promise<void>
  close(): Promise<void>
}
