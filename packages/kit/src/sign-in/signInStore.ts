import type { SafeStore } from '@foyer/ui/storage/createSafeStore.ts'
import type { Observable } from '@foyer/ui/utils/createObservable.ts'
import type { Address } from 'viem'
import type { SignInMode } from '../chains/config/kit.ts'
import { optionalSlot } from '../chains/config/slot.ts'
import type { AuthenticationSource } from '../wallets/connection/authentication.ts'
import type { SignInAdapter } from './signInAdapter.ts'

/** The `signIn` option of `createKitConfig`. */
export interface SignInOptions {
  /** Whether connecting requires signing in. Default 'optional'. */
  readonly mode?: SignInMode | undefined
  /**
   * The adapter, or a function that loads it on first use, to keep it out of the first view. The
   * function is called once, and again only after it failed.
   */
  readonly adapter: SignInAdapter | (() => Promise<SignInAdapter>)
}

/** Stored when there may be a session; without it the backend is not asked. */
export interface SignInHint {
  readonly address: Address
  readonly issuedAt?: string | undefined
  /** The visitor signed out, but the backend may not have been notified yet. */
  readonly ended?: true | undefined
}

/** The part of the sign-in that exists from the first paint. The rest is loaded on demand. */
export interface SignInStore extends Omit<AuthenticationSource, 'signOut'> {
  /** Shared between tabs: a change means that another tab signed in or out. */
  readonly hint: SafeStore<SignInHint | undefined>
  /**
   * The `Modals.id` with which a page has asked for the sign-in, until the visitor has finished or
   * left it.
   */
  readonly asked: Observable<symbol | undefined>
  /** The same adapter each time. Rejects if it fails to load; call again to retry. */
  adapter(): Promise<SignInAdapter>
}

/** Undefined in a kit without sign-in. */
export const signInStore = optionalSlot<SignInStore>('signInStore')
