import type { Address, Hex } from 'viem'
import type { SignInSession } from '../wallets/connection/authentication.ts'

/** What a sign-in message is created from. */
export interface MessageRequest {
  /** From `getNonce`; valid for one signature. */
  readonly nonce: string
  /** The connected account. */
  readonly address: Address
  /** The wallet's chain, or the first configured one if the wallet is on any other. */
  readonly chainId: number
}

/** A session of the account on one device. */
export interface DeviceSession {
  /** For `DeviceSessions.end`. */
  readonly id: string
  /** Whether this is the session of this browser. */
  readonly current: boolean
  /** When it began (ISO 8601). */
  readonly createdAt: string
  /** When it was last used (ISO 8601). */
  readonly lastSeenAt: string
  /** Human-readable, e.g. 'Firefox · Windows'; '' if unknown. */
  readonly device: string
}

/** The account's sessions on all devices. Every call rejects when the backend is unreachable. */
export interface DeviceSessions {
  /** In the order in which to show them. */
  list(): Promise<readonly DeviceSession[]>
  /** Also resolves when the session has already ended. */
  end(id: string): Promise<void>
  /** Ends every session except the one of this browser. */
  endOthers(): Promise<void>
  /** The backend's time, in ms since 1970: a device's clock may be wrong. Default: `Date.now`. */
  now?: (() => number) | undefined
}

/**
 * Connects the sign-in to a backend: gets a nonce, creates the message,
 * verifies the signature and signs out. Write one for any backend, or use `createSiweAdapter` with
 * `@foyer/auth`. Each call may reject; the dialog then says which step failed.
 */
export interface SignInAdapter {
  /** A new nonce from the backend: at least 8 letters and digits (EIP-4361). */
  getNonce(): Promise<string>
  /**
   * How long the backend keeps the nonce that `getNonce` last returned, in ms. A message is offered
   * for at most four fifths of it, and for four minutes at most. Without it: 5 minutes.
   */
  nonceLifetime?: (() => number) | undefined
  /** The text to sign, of 1 to 8,000 characters. */
  createMessage(request: MessageRequest): string | Promise<string>
  /** The session, `true` if the backend gives no details, `false` if it refuses the signature. */
  verify(signed: {
    /** From `createMessage`. */
    readonly message: string
    /** Of `personal_sign` (EIP-191). A contract account's may have any length, even none. */
    readonly signature: Hex
  }): Promise<SignInSession | boolean>
  /** Ends the session of this browser; also resolves when there is none. */
  signOut(): Promise<void>
  /**
   * This browser's existing session, if any. Without it, a reload or another tab asks for a new
   * signature.
   */
  getSession?: (() => Promise<SignInSession | undefined>) | undefined
  /**
   * The backend's time when `getSession` has answered, in ms since 1970. Without it, a session ends
   * by this device's clock, which may be wrong.
   */
  now?: (() => number) | undefined
  /** The account's sessions on all devices, if the backend keeps such a list. */
  readonly sessions?: DeviceSessions | undefined
}
