import type { Address } from 'viem'

/** A message that is ready to sign. */
export interface PreparedMessage {
  readonly text: string
  readonly address: Address
  readonly chainId: number
}

/** The step that failed; each has its own text. */
export type SignInFailure = 'prepare' | 'sign' | 'verify' | 'other'

/** State of the sign-in dialog. While it is idle, a message is fetched ahead. */
export interface SignInState {
  readonly phase: 'idle' | 'signing' | 'verifying'
  /** The message to sign, or being signed. */
  readonly message: PreparedMessage | undefined
  /** A message is being fetched. */
  readonly preparing: boolean
  readonly failure: SignInFailure | undefined
}

export type SignInEvent =
  | { readonly type: 'preparing' }
  | { readonly type: 'prepared'; readonly message: PreparedMessage }
  | { readonly type: 'signing' }
  | { readonly type: 'verifying' }
  /** The visitor declined in the wallet; not an error. */
  | { readonly type: 'rejected' }
  | { readonly type: 'failed'; readonly failure: SignInFailure }
  /** Verified, abandoned, or the account changed. */
  | { readonly type: 'reset' }

export const initialSignInState: SignInState = {
  phase: 'idle',
  message: undefined,
  preparing: false,
  failure: undefined,
}

/** Every failure returns to idle; a rejection does so silently. */
export function signInReducer(state: SignInState, event: SignInEvent): SignInState {
  switch (event.type) {
    case 'preparing':
      // The last failure and the current message stay visible while the next one is fetched.
      return { ...state, preparing: true }
    case 'prepared':
      return {
        ...state,
        preparing: false,
        message: event.message,
        // Preparing has now succeeded; any other failure stays visible.
        failure: state.failure === 'prepare' ? undefined : state.failure,
      }
    case 'signing':
      return { ...state, phase: 'signing', failure: undefined }
    case 'verifying':
      return { ...state, phase: 'verifying', failure: undefined }
    case 'rejected':
      return { ...state, phase: 'idle', failure: undefined }
    case 'failed':
      return { phase: 'idle', message: undefined, preparing: false, failure: event.failure }
    case 'reset':
      return initialSignInState
  }
}
