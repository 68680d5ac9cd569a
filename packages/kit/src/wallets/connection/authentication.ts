import type { Observable } from '@foyer/ui/utils/createObservable.ts'
import type { Address } from 'viem'
import { optionalSlot } from '../../chains/config/slot.ts'

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

/** The authentication state that connecting needs; provided by `sign-in`. */
export interface AuthenticationSource {
  readonly state: Observable<Authentication>
  /** Ends the session in every tab at once, then at the backend, however long that takes. */
  signOut(): void
}

/** Undefined in a kit without sign-in. */
export const authentication = optionalSlot<AuthenticationSource>('authentication')
