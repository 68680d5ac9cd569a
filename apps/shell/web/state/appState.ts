/** The shared application state: seven values that every page may read. */
export interface AppState {
  /** The connected account; '' if there is none. */
  readonly address: string
  /** Whether the visitor is signed in with the account. */
  readonly verif: boolean
  /**
   * Whether the account holds what the page asks for; if it asks for nothing, whether it holds any.
   */
  readonly balance: boolean
  /** Whether the account has approved what the page wants to spend. */
  readonly approve: boolean
  /** Number of running operations. */
  readonly loading: number
  /** The unlockable amount in base units, as decimal text; '' if unknown. */
  readonly unlock: string
  /** The next unlock time in Unix seconds, as decimal text; '' if unknown. */
  readonly unlockTime: string
}

export const initialAppState: AppState = Object.freeze({
  address: '',
  verif: false,
  balance: false,
  approve: false,
  loading: 0,
  unlock: '',
  unlockTime: '',
})
