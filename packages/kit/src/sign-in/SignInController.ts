import type { SignInState } from './signInReducer.ts'

/** Signing in, as dialogs and hooks use it. */
export interface SignInController {
  getState(): SignInState
  subscribe(listener: () => void): () => void
  /** The dialog is open: a message is kept ready. */
  enter(): void
  /** The dialog is closed: what is under way is left, and its late answer changes nothing. */
  leave(): void
  /** Fetches the message again. */
  prepare(): Promise<void>
  /** Asks the wallet, then the backend. Never rejects: the state tells. */
  sign(): Promise<void>
  /** Ends the session, here at once. Resolves when the backend has been told, or could not be. */
  signOut(): Promise<void>
  /** Shows the way to the dialog by `show`; true when the account is signed in, false when it was left. */
  ask(show: () => void): Promise<boolean>
  /** Lets the next connection sign in with the same prompt; returns the function that takes that back. */
  offer(): () => void
  start(): () => void
}
