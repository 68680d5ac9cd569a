import type { Address, Hex } from 'viem'
import type { Kit } from '../config/kit.ts'
import type { Observable } from '../utils/createObservable.ts'

/** Authentication status (docs/spec-map.md §3). */
export type AuthenticationStatus = 'loading' | 'unauthenticated' | 'authenticated'

/** An account that has proved to be the visitor's, as the backend knows it. */
export interface SignInSession {
  readonly address: Address
  readonly chainId?: number | undefined
  /** ISO 8601. */
  readonly issuedAt?: string | undefined
  /** ISO 8601; the page asks again when it has passed. */
  readonly expiresAt?: string | undefined
}

export interface Authentication {
  readonly status: AuthenticationStatus
  readonly session?: SignInSession | undefined
}

/** The fields of a sign-in message (EIP-4361) before the account is known. Times in ISO 8601. */
export interface MessageFields {
  readonly domain: string
  readonly uri: string
  readonly version: '1'
  readonly chainId: number
  readonly nonce: string
  readonly statement?: string | undefined
  readonly issuedAt: string
  readonly expirationTime?: string | undefined
}

/** Signing in while connecting, in one prompt (ERC-7846). */
export interface ConnectOffer {
  /** What the wallet is asked to sign; undefined when nothing is ready in time. Never rejects. */
  fields(): Promise<MessageFields | undefined>
  /** Takes what the wallet has signed. */
  accept(signed: {
    readonly address: Address
    readonly message: string
    readonly signature: Hex
  }): void
}

/** What connecting has to know of signing in; `sign-in` provides it. */
export interface AuthenticationSource {
  readonly state: Observable<Authentication>
  /** What the next connection is asked to sign at once. */
  readonly offer: Observable<ConnectOffer | undefined>
}

/** Undefined in a kit without sign-in. */
export function authentication(_kit: Kit): AuthenticationSource | undefined {
  return undefined
}
