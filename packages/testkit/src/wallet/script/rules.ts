import type { Address } from 'viem'
import { connectMethods } from '../methods/connect.ts'
import { sameAddress } from '../params.ts'
import type { ErrorShape, WalletAccount } from '../types.ts'

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
  /** Approves a connection with these accounts, which the wallet must hold. */
  | { readonly accounts: readonly Address[] }

/** The rules of a scripted wallet. */
export interface Rules {
  /** Throws a RangeError for an account that the wallet does not hold. */
  set(method: string, rule: Rule): void
  reset(): void
  freeze(frozen: boolean): void
  readonly frozen: boolean
  /**
   * The rule for this method; undefined if it has none. One for 'eth_requestAccounts' applies to
   * every request to connect, unless it is a result.
   */
  named(method: string): Rule | undefined
  /** The rule for all other methods. */
  readonly general: Rule
}

export function createRules(
  accounts: readonly WalletAccount[],
  initial: Readonly<Record<string, Rule>> = {},
): Rules {
  for (const rule of Object.values(initial)) checkRule(rule, accounts)
  const rules = new Map(Object.entries(initial))
  let frozen = false
  return {
    set(method, rule) {
      checkRule(rule, accounts)
      rules.set(method, rule)
    },
    reset: () => rules.clear(),
    freeze(value) {
      frozen = value
    },
    get frozen() {
      return frozen
    },
    named(method) {
      const own = rules.get(method)
      if (own !== undefined || !connectMethods.has(method)) return own
      // Pages connect by any of these methods, such as wagmi's by `wallet_requestPermissions`.
      const connecting = rules.get('eth_requestAccounts')
      const isResult = typeof connecting === 'object' && 'result' in connecting
      return isResult ? undefined : connecting
    },
    get general() {
      return rules.get('*') ?? 'approve'
    },
  }
}

/** Throws a RangeError if a rule connects an account that the wallet does not hold. */
export function checkRule(rule: Rule, accounts: readonly WalletAccount[]): void {
  if (typeof rule !== 'object') return
  if ('delay' in rule) {
    if (rule.next !== undefined) checkRule(rule.next, accounts)
    return
  }
  if (!('accounts' in rule)) return
  const unknown = rule.accounts.find(
    (address) => !accounts.some((held) => sameAddress(held.address, address)),
  )
  if (unknown !== undefined) throw new RangeError(`The wallet has no account ${unknown}.`)
}

/** Whether a test that names a method means a request of this one. */
export function isMeant(named: string, method: string): boolean {
  if (named === '*' || named === method) return true
  return named === 'eth_requestAccounts' && connectMethods.has(method)
}
