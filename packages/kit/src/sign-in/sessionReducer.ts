import { sameAddress } from '@foyer/ui/format/sameAddress.ts'
import type { Address } from 'viem'
import type { Authentication, SignInSession } from '../wallets/connection/authentication.ts'
import type { SignInHint } from './signInStore.ts'

/** What this tab knows about the session. */
export type SessionState =
  /** No session of this account, as far as is known. */
  | { readonly name: 'signedOut' }
  /** There may be one: of an earlier visit, or of another tab. */
  | { readonly name: 'loading' }
  /**
   * There may be one, but the backend did not answer. Shown as signed out and asked quietly, since
   * the visitor may be signing by then.
   */
  | { readonly name: 'unanswered' }
  | SignedIn

interface SignedIn {
  readonly name: 'signedIn'
  readonly session: SignInSession
  /** How long after the last check it ends, in ms; NaN if unknown. */
  readonly lifetime: number
  /** How long ago the backend last confirmed it, in ms. */
  readonly age: () => number
}

export type SessionEvent =
  /** The backend is asked. `isQuiet`: without showing it. */
  | { readonly type: 'check'; readonly isQuiet: boolean }
  /** It has the session, or has just created it. */
  | ({ readonly type: 'found' } & Omit<SignedIn, 'name'>)
  /** It did not answer, or cannot: what was known stays. */
  | { readonly type: 'unanswered' }
  /** There is no session, or it belongs to another account. */
  | { readonly type: 'ended' }

/** Every event returns a new state, so that an answer to an earlier one is known to be outdated. */
export function sessionReducer(state: SessionState, event: SessionEvent): SessionState {
  switch (event.type) {
    case 'check':
      return state.name === 'signedOut' && !event.isQuiet ? { name: 'loading' } : { ...state }
    case 'found': {
      const { age, lifetime, session } = event
      return { name: 'signedIn', session, lifetime, age }
    }
    case 'unanswered':
      return state.name === 'signedIn' ? { ...state } : { name: 'unanswered' }
    case 'ended':
      return { name: 'signedOut' }
  }
}

/** Age at which a session is checked again when the page becomes visible or asks, in ms. */
export const checkAge = 5 * 60_000

/** Whether a session should be checked. */
export function isOld(state: SessionState): boolean {
  return state.name === 'signedIn' && state.age() > checkAge
}

/** Whether its time is over. */
export function hasEnded({ age, lifetime }: SignedIn): boolean {
  return age() >= lifetime
}

/** What the page sees of it. */
export function authenticationOf(state: SessionState): Authentication {
  if (state.name === 'signedIn') return { status: 'authenticated', session: state.session }
  return { status: state.name === 'loading' ? 'loading' : 'unauthenticated' }
}

/** Why the session is looked at. */
export type SessionCause =
  /** The page has loaded, or it is time to try again. */
  | 'due'
  /** The page is visible or online again. */
  | 'resumed'
  /** The connection has changed. */
  | 'connection'
  /** A tab has signed in or out. */
  | 'hint'
  /** The backend has ended a session. */
  | 'signedOut'

/** What to do about the session. */
export type SessionStep =
  | 'nothing'
  /** Ask the backend, unless it is being asked. */
  | 'check'
  /** Ask the backend, whatever it was asked before. */
  | 'checkAgain'
  /** End it in every tab and at the backend. */
  | 'end'
  /** Finish a sign-out that the backend may not have received. */
  | 'tellBackend'
  /** It has ended in another tab. */
  | 'leave'
  /** The backend has ended it. */
  | 'forget'

export interface SessionFacts {
  readonly cause: SessionCause
  readonly hint: SignInHint | undefined
  /** The connected account. */
  readonly address: Address | undefined
  /** Of a connection that has changed: the account before. */
  readonly addressBefore: Address | undefined
}

/** Decides from the stored hint and the connected account what to do. */
export function sessionStep(state: SessionState, facts: SessionFacts): SessionStep {
  const { address, cause, hint } = facts
  if (cause === 'hint') return stepOfHint(state, facts)
  if (cause === 'signedOut') {
    if (hint?.ended) return 'forget'
    // A session that began in the meantime may have lost its cookie.
    return hint && sameAddress(hint.address, address) ? 'checkAgain' : 'nothing'
  }
  if (cause === 'connection' && state.name === 'signedIn') {
    return sameAddress(state.session.address, address) ? 'nothing' : 'end'
  }
  if (cause === 'connection' && !address) {
    // Not after an attempt to connect that failed: the session is still the account's.
    return facts.addressBefore && state.name !== 'signedOut' ? 'end' : 'nothing'
  }
  if (cause === 'resumed' && (!hint || (state.name === 'signedIn' && !isOld(state))))
    return 'nothing'
  if (!hint) return 'leave'
  if (hint.ended) return 'tellBackend'
  if (!address) return 'nothing'
  if (sameAddress(hint.address, address)) return 'check'
  // After a pause it may be the session of another tab.
  return cause === 'resumed' ? 'leave' : 'end'
}

function stepOfHint(state: SessionState, { address, hint }: SessionFacts): SessionStep {
  if (!hint || hint.ended) return 'leave'
  const session = state.name === 'signedIn' ? state.session : undefined
  const isOurs = sameAddress(hint.address, session?.address) && hint.issuedAt === session?.issuedAt
  if (isOurs) return 'nothing'
  if (sameAddress(hint.address, address)) return 'checkAgain'
  // Another tab has signed in with another account, and the browser has one session.
  return session || state.name === 'unanswered' ? 'leave' : 'nothing'
}
