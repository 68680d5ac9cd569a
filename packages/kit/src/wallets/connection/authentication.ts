import type { Observable } from '@foyer/ui/utils/createObservable.ts'
import type { Address } from 'viem'
import { optionalSlot } from '../../chains/config/slot.ts'
import type { ConnectOffer } from '../connectors/injected/connectInjected.ts'

/** Authentication status. */
export type AuthenticationStatus = 'loading' | 'unauthenticated' | 'authenticated'

/** A signed-in session (SIWE), as the backend reports it. */
export interface SignInSession {
  /** The session ends if another account is connected. */
  readonly address: Address
  /** From the signed message. Undefined if the backend does not return it. */
  readonly chainId?: number | undefined
  /** When the visitor signed in (ISO 8601). Undefined if the backend does not return it. */
  readonly issuedAt?: string | undefined
  /**
   * When it ends (ISO 8601); the visitor must then sign in again. Undefined if the backend does not
   * return it.
   */
  readonly expiresAt?: string | undefined
}

/** Whether the visitor is signed in, and the session if so. */
export interface Authentication {
  /** 'loading': the backend is asked for the session of an earlier visit. */
  readonly status: AuthenticationStatus
  /** Undefined unless authenticated, and if the backend gave no details. */
  readonly session?: SignInSession | undefined
}

/** The fields of a sign-in message (EIP-4361) without the address. Times in ISO 8601. */
export interface MessageFields {
  /** Host of the page, with its port if it is not the default one. */
  readonly domain: string
  /** What the visitor signs in to (RFC 3986), such as the origin of the page. */
  readonly uri: string
  /** The version of EIP-4361. */
  readonly version: '1'
  /** The chain on which the signature of a contract account is checked. */
  readonly chainId: number
  /** From `SignInAdapter.getNonce`. */
  readonly nonce: string
  /** One line of ASCII, shown in the message. Default: none. */
  readonly statement?: string | undefined
  /** When the message was created. */
  readonly issuedAt: string
  /** When the message itself expires. Default: never. */
  readonly expirationTime?: string | undefined
}

/** The authentication state that connecting needs; provided by `sign-in`. */
export interface AuthenticationSource {
  readonly state: Observable<Authentication>
  /** Signs in with the next connection, if set. */
  readonly offer: Observable<ConnectOffer | undefined>
  /** Ends the session in every tab at once, then at the backend, however long that takes. */
  signOut(): void
}

/** Undefined in a kit without sign-in. */
export const authentication = optionalSlot<AuthenticationSource>('authentication')
