/** One thing a rule found. */
export interface Violation {
  /** Path from the root of the repository, with forward slashes. */
  readonly file: string
  /** Counted from 1. */
  readonly line: number
  /** What is wrong and what to do about it. */
  readonly message: string
}
