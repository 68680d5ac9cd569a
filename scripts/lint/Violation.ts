/** One violation of a rule. */
export interface Violation {
  /** Path from the root of the repository, with forward slashes. */
  readonly file: string
  /** Counted from 1. */
  readonly line: number
  /** What is wrong and how to fix it. */
  readonly message: string
}
