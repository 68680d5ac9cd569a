import type { Address } from 'viem'

/** A message that is ready to sign. */
export interface PreparedMessage {
  readonly text: string
  readonly address: Address
  readonly chainId: number
}

/** The step that failed; each has its own text. */
export type SignInFailure = 'prepare' | 'sign' | 'verify' | 'other'

/** How the last attempt failed. */
interface LastFailure {
  readonly failure?: SignInFailure | undefined
  /** The wallet's own message, sanitized; '' without one. */
  readonly said?: string | undefined
}

interface NoFailure {
  readonly failure?: undefined
  readonly said?: undefined
}

/** The sign-in dialog's state. */
export type SignInState =
  /** Closed, or nothing to sign yet. */
  | ({ readonly status: 'idle'; readonly message?: undefined } & NoFailure)
  /** A message is being fetched. The last message and failure stay visible. */
  | ({
      readonly status: 'preparing'
      readonly message?: PreparedMessage | undefined
    } & LastFailure)
  /** The visitor can read and sign the message. */
  | ({ readonly status: 'ready'; readonly message: PreparedMessage } & LastFailure)
  /** The wallet is asked. */
  | ({ readonly status: 'signing'; readonly message: PreparedMessage } & NoFailure)
  /** The backend is asked. */
  | ({ readonly status: 'verifying'; readonly message: PreparedMessage } & NoFailure)
  /** There is no message to sign. */
  | ({ readonly status: 'failed'; readonly message?: undefined } & LastFailure)

export type SignInEvent =
  /** Fetches a message, or another one. */
  | { readonly type: 'prepare' }
  | { readonly type: 'prepared'; readonly message: PreparedMessage }
  | { readonly type: 'unprepared' }
  | { readonly type: 'sign' }
  /** The visitor declined in the wallet; not an error. */
  | { readonly type: 'rejected' }
  /** The wallet has signed. */
  | { readonly type: 'verify' }
  | { readonly type: 'failed'; readonly failure: SignInFailure; readonly said?: string | undefined }
  /** Verified, abandoned, or the account changed. */
  | { readonly type: 'reset' }

export const initialSignInState: SignInState = { status: 'idle' }

/** Whether the wallet or the backend has the message. */
export const isUnderway = (status: SignInState['status']) =>
  status === 'signing' || status === 'verifying'

/**
 * The steps of a sign-in. An event that does not apply to the current step returns the same state;
 * any other returns a new one, so that what was asked in an earlier state is known to be outdated.
 */
export function signInReducer(state: SignInState, event: SignInEvent): SignInState {
  const { failure, message, said, status } = state
  switch (event.type) {
    case 'prepare':
      return isUnderway(status) ? state : { status: 'preparing', message, failure, said }
    case 'prepared':
      if (status !== 'preparing') return state
      // Preparing has now succeeded; any other failure stays visible.
      return {
        status: 'ready',
        message: event.message,
        failure: failure === 'prepare' ? undefined : failure,
        said,
      }
    case 'unprepared':
      // A failure that is already shown stays, since this one adds nothing to it.
      return status === 'preparing'
        ? { status: 'failed', failure: failure ?? 'prepare', said }
        : state
    case 'sign':
      return status === 'ready' ? { status: 'signing', message: state.message } : state
    case 'rejected':
      return status === 'signing' ? { status: 'ready', message: state.message } : state
    case 'verify':
      return status === 'signing' ? { status: 'verifying', message: state.message } : state
    case 'failed':
      return { status: 'failed', failure: event.failure, said: event.said }
    case 'reset':
      return initialSignInState
  }
}
