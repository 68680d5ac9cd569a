import type { Address } from 'viem'
import type { ErrorShape } from './types.ts'

/** How a scripted wallet answers. */
export type Rule =
  | 'approve'
  /** With 4001, as if the user declined. */
  | 'reject'
  /** Keeps the request pending until it is answered: `waitFor`, `answer`. */
  | 'hang'
  /** Waits `delay` ms, then answers by `next`. Default of `next`: 'approve'. */
  | { readonly delay: number; readonly next?: Rule | undefined }
  /** Rejects with this error. */
  | { readonly error: ErrorShape }
  /** Resolves with this result; the wallet itself does nothing. */
  | { readonly result: unknown }
  /** Approves a connection with these accounts. */
  | { readonly accounts: readonly Address[] }

/** The rules of a scripted wallet. */
export interface Rules {
  set(method: string, rule: Rule): void
  reset(): void
  freeze(frozen: boolean): void
  readonly frozen: boolean
  /** The rule for this method; undefined if it has none. */
  named(method: string): Rule | undefined
  /** The rule for all other methods. */
  readonly general: Rule
}

export function createRules(initial: Readonly<Record<string, Rule>> = {}): Rules {
  const rules = new Map(Object.entries(initial))
  let frozen = false
  return {
    set: (method, rule) => void rules.set(method, rule),
    reset: () => rules.clear(),
    freeze(value) {
      frozen = value
    },
    get frozen() {
      return frozen
    },
    named: (method) => rules.get(method),
    get general() {
      return rules.get('*') ?? 'approve'
    },
  }
}
