/** The shared application state (Spec §3): seven values that every page may read. */
export interface AppState {
  /** The connected account, '' when there is none. */
  readonly address: string
  /** Whether the account has proved by a signature that it is the visitor's. */
  readonly verif: boolean
  /** Whether the account holds enough of what the page asks for; without an ask, more than nothing. */
  readonly balance: boolean
  /** Whether the account has approved what the page wants to spend. */
  readonly approve: boolean
  /** How many operations are under way. */
  readonly loading: number
  /** What can be unlocked: decimal text in the token's base unit, '' when not known. */
  readonly unlock: string
  /** When it can be unlocked: decimal text in Unix seconds, '' when not known. */
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
