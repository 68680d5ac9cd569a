import type { Hex } from 'viem'

/** A nonce that was given out. Times are in ms since the epoch everywhere here. */
export interface NonceRow {
  readonly nonce: string
  /** Hash of the cookie of the browser that it was given to. */
  readonly binding: string
  readonly expiresAt: number
}

export interface SessionRow {
  /** Hash of the token; the token itself is nowhere but in the visitor's cookie. */
  readonly tokenHash: string
  /** What the session is called in lists; says nothing about the token. */
  readonly id: string
  /** With its EIP-55 checksum. */
  readonly address: Hex
  readonly chainId: number
  readonly createdAt: number
  readonly lastSeenAt: number
  /** When it ends even if it is used all the time. */
  readonly endsAt: number
  /** Browser and system in words. */
  readonly device: string
  /** What to check again, for an account that is a contract and may change its owners. */
  readonly proof?: SessionProof | undefined
}

/**
 * Whose a session is. A contract account is one on its own chain only: at the same address of another chain may stand somebody else's.
 */
export interface SessionOwner {
  readonly address: Hex
  /** Undefined for an ordinary account, which is the same on all chains. */
  readonly contractChainId?: number | undefined
}

export function ownerOf({ address, chainId, proof }: SessionRow): SessionOwner {
  return { address, contractChainId: proof && chainId }
}

export interface SessionProof {
  /** What was signed: the hash of `personal_sign`. */
  readonly hash: Hex
  readonly signature: Hex
  readonly checkedAt: number
}

/** When a session ends that was not used, and how many an account may have. */
export interface SessionLimits {
  /** ms. */
  readonly idleTime: number
  /** The oldest beyond it are ended. */
  readonly perAddress: number
}

/**
 * Where nonces and sessions are kept. Every method is one transaction: what it has answered for is kept, whatever happens to
 * the process afterwards.
 */
export interface Store {
  readonly kind: string
  putNonce(row: NonceRow): Promise<void>
  /**
   * Uses a nonce up. True for exactly one caller, whoever else asks at the same time: one atomic delete. False for one that is unknown, too
   * old, or was given to another browser.
   */
  takeNonce(nonce: string, binding: string, now: number): Promise<boolean>
  countNonces(): Promise<number>
  countSessions(): Promise<number>
  /** Keeps a session, and ends in the same step the one it takes the place of and those that are too many. */
  putSession(row: SessionRow, replaces: string | undefined, limits: SessionLimits): Promise<void>
  getSession(tokenHash: string): Promise<SessionRow | undefined>
  touchSession(tokenHash: string, lastSeenAt: number, checkedAt?: number): Promise<void>
  deleteSession(tokenHash: string): Promise<boolean>
  /** The newest first. */
  listSessions(owner: SessionOwner): Promise<readonly SessionRow[]>
  deleteSessionById(owner: SessionOwner, id: string): Promise<boolean>
  /** All of an account but one. Gives how many. */
  deleteOtherSessions(owner: SessionOwner, keptTokenHash: string): Promise<number>
  /** Deletes what has expired. */
  sweep(now: number, limits: SessionLimits): Promise<void>
  /** Throws when the store cannot be used. */
  check(): Promise<void>
  close(): Promise<void>
}
