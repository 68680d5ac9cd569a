import type { SafeStore } from '@foyer/ui/storage/createSafeStore.ts'
import type { Observable } from '@foyer/ui/utils/createObservable.ts'
import type { LazyImport } from '@foyer/ui/utils/lazyImport.ts'
import type { Address } from 'viem'
import type { SignInMode } from '../chains/config/kit.ts'
import { optionalSlot } from '../chains/config/slot.ts'
import type { AuthenticationSource } from '../wallets/connection/authentication.ts'
import type { SignInAdapter } from './signInAdapter.ts'
import type { SignInState } from './signInReducer.ts'

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
export interface SignInStore extends AuthenticationSource {
  /** Shared between tabs: a change means that another tab signed in or out. */
  readonly hint: SafeStore<SignInHint | undefined>
  /**
   * The `Modals.id` with which a page has asked for the sign-in, until the visitor has finished or
   * left it.
   */
  readonly asked: Observable<symbol | undefined>
  /** The same adapter each time. Rejects if it fails to load; call again to retry. */
  adapter(): Promise<SignInAdapter>
  /** Loaded when a dialog, a page or an earlier session needs it. */
  readonly controller: LazyImport<SignInController>
  /**
   * Ends the session in every tab at once; nothing without one. Resolves when the backend has
   * responded or could not be reached, which is then tried again. Never rejects.
   */
  signOut(): Promise<void>
}

/** Signing in, as dialogs and hooks use it. */
export interface SignInController {
  getState(): SignInState
  subscribe(listener: () => void): () => void
  /** The dialog has opened: keeps a message ready. */
  enter(): void
  /** The dialog has closed: abandons the attempt; a late answer changes nothing. */
  leave(): void
  /** The visitor's next attempt after a failure: fetches a new message. */
  prepare(): Promise<void>
  /** Asks the wallet to sign, then the backend to verify. Never rejects; see the state. */
  sign(): Promise<void>
  /**
   * Ends the session here at once. Resolves when the backend has responded or could not be reached.
   */
  signOut(): Promise<void>
  /**
   * Opens the dialog with `show`, among the dialogs with this `Modals.id`. Resolves to whether the
   * visitor has signed in; at once if they already were.
   */
  ask(id: symbol, show: () => void): Promise<boolean>
  start(): () => void
}

/** Undefined in a kit without sign-in. */
export const signInStore = optionalSlot<SignInStore>('signInStore')
