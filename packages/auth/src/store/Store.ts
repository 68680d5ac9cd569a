import type { Address, Hex } from 'viem'

/**
 * Thrown when a database cannot be opened or was written by a newer version, and by methods of a
 * store that is closed. The message says what to do.
 */
export class StoreError extends Error {
  override readonly name = 'StoreError'
}

/** The name of the row that `check` writes to the nonces. `sweep` deletes it. */
export const probe = 'probe of the store'

/** An issued nonce. All times in this file are in ms since the epoch. */
export interface NonceRow {
  /** 22 letters and digits, as EIP-4361 requires. */
  readonly nonce: string
  /** Hash of the cookie of the browser it was issued to. */
  readonly binding: string
  /** In ms since the epoch. */
  readonly expiresAt: number
}

/** A stored session. Times are in ms since the epoch. */
export interface SessionRow {
  /** Hash of the token; only the visitor's cookie holds the token itself. */
  readonly tokenHash: string
  /** Identifies the session in lists. Independent of the token. */
  readonly id: string
  /** With its EIP-55 checksum. */
  readonly address: Address
  /** The chain that the signed message names. */
  readonly chainId: number
  /** When the visitor signed in. In ms since the epoch. */
  readonly createdAt: number
  /** When it was last used. In ms since the epoch. Updated at most once a minute. */
  readonly lastSeenAt: number
  /** When it ends, however often it is used. In ms since the epoch. */
  readonly endsAt: number
  /** Browser and system, such as 'Chrome · Windows'; '' if unknown. */
  readonly device: string
  /**
   * What to check again for a contract account, whose owners may change. Undefined for an ordinary
   * account.
   */
  readonly proof?: SessionProof | undefined
}

/**
 * The owner of a session. A contract account exists on one chain only: the same address on another
 * chain may belong to someone else.
 */
export interface SessionOwner {
  /** With its EIP-55 checksum. */
  readonly address: Address
  /** Undefined for an ordinary account, which has the same owner on all chains. */
  readonly contractChainId?: number | undefined
}

export function ownerOf({ address, chainId, proof }: SessionRow): SessionOwner {
  return { address, contractChainId: proof && chainId }
}

/** The order of `listSessions`. Ties are broken as in SQL, by the hash of the token. */
export function newestFirst(one: SessionRow, two: SessionRow): number {
  return two.createdAt - one.createdAt || (one.tokenHash < two.tokenHash ? -1 : 1)
}

/** What a contract account signed, to check it again. */
export interface SessionProof {
  /** The hash that `personal_sign` signed. */
  readonly hash: Hex
  /** For ERC-1271, or for ERC-6492 if it has that suffix. */
  readonly signature: Hex
  /** When the contract last accepted the signature, in ms since the epoch. */
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
 * resolves, except that a power cut may undo `putNonce`, `touchSession`, `addUses` and `sweep`, and
 * a `takeNonce` after which nothing else was confirmed.
 */
export interface Store {
  /** Names the database in metrics, such as 'sqlite'. */
  readonly kind: string
  /** Rejects if the nonce already exists. */
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
  /**
   * Stores a session, ends the session it replaces (given by the hash of its token), and ends the
   * owner's oldest ones beyond `limits.perAddress`.
   */
  putSession(row: SessionRow, replaces: string | undefined, limits: SessionLimits): Promise<void>
  /** Undefined if there is none. May return an expired session: the caller checks. */
  getSession(tokenHash: string): Promise<SessionRow | undefined>
  /**
   * Updates the time of last use and, if given, of the last check of the proof. A session stays
   * valid if this rejects.
   */
  touchSession(tokenHash: string, lastSeenAt: number, checkedAt?: number): Promise<void>
  /** Returns whether there was such a session. */
  deleteSession(tokenHash: string): Promise<boolean>
  /** Newest first. */
  listSessions(owner: SessionOwner): Promise<readonly SessionRow[]>
  /** Returns whether the owner had such a session. */
  deleteSessionById(owner: SessionOwner, id: string): Promise<boolean>
  /** Deletes all sessions of an account but one. Returns how many. */
  deleteOtherSessions(owner: SessionOwner, keptTokenHash: string): Promise<number>
  /**
   * Adds to a shared count and returns its new value. `sweep` deletes the count after the `endsAt`
   * of its first addition, in ms since the epoch.
   */
  addUses(name: string, uses: number, endsAt: number): Promise<number>
  /** Deletes expired nonces, sessions and counts. */
  sweep(now: number, limits: SessionLimits): Promise<void>
  /** Writes a row. Rejects if the store cannot be used. */
  check(): Promise<void>
  /** Frees the file or connections. Later calls of the other methods reject. */
  close(): Promise<void>
}
