import type { Address } from 'viem'

/** A text that can be signed now. */
export interface PreparedMessage {
  readonly text: string
  readonly address: Address
  readonly chainId: number
}

/** The step that failed; each has its sentence (Spec §8). */
export type SignInFailure = 'prepare' | 'sign' | 'verify' | 'other'

/** The sign-in dialog (Spec §4): idle, signing, verifying. While idle, a message is fetched ahead. */
export interface SignInState {
  readonly phase: 'idle' | 'signing' | 'verifying'
  /** What will be signed, or is being signed. */
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
  /** The visitor said no in the wallet: no error. */
  | { readonly type: 'rejected' }
  | { readonly type: 'failed'; readonly failure: SignInFailure }
  /** Verified, left, or another account: nothing of it remains. */
  | { readonly type: 'reset' }

export const initialSignInState: SignInState = {
  phase: 'idle',
  message: undefined,
  preparing: false,
  failure: undefined,
}

/** Every failure leads back to idle, a rejection does so without a word (Spec §4). */
export function signInReducer(state: SignInState, event: SignInEvent): SignInState {
  switch (event.type) {
    case 'preparing':
      // What failed last, and the message so far, stay readable while the next one is fetched.
      return { ...state, preparing: true }
    case 'prepared':
      return {
        ...state,
        preparing: false,
        message: event.message,
        // Preparing has succeeded now; what else failed is still worth reading.
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
