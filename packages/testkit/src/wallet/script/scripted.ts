import type { EIP1193Provider } from 'viem'
import { type Announcement, announceAs } from '../announce/announceAs.ts'
import { windowProvider } from '../announce/windowProvider.ts'
import { createWalletEngine } from '../engine.ts'
import { personalities } from '../personalities.ts'
import type { Decision, RawRequest, WalletEngine, WalletEngineOptions } from '../types.ts'
import { confirmInPage } from './confirmInPage.ts'
import { checkRule, createRules, isMeant, type Rule } from './rules.ts'

/** A request that the script keeps pending. */
export interface PendingRequest {
  /** For `answer`. */
  readonly id: string
  /** The JSON-RPC method. */
  readonly method: string
  /** As the page passed them. */
  readonly params: readonly unknown[]
}

/** Sets how a scripted wallet answers. */
export interface WalletScript {
  /**
   * Sets how a method is answered from now on. A rule by name applies before the wallet handles the
   * request; '*' applies where the wallet would ask its user. One for 'eth_requestAccounts' also
   * applies to 'wallet_requestPermissions', by which pages connect, too; a `result` does not.
   * Throws a RangeError for an account that the wallet does not hold.
   */
  set(method: string, rule: Rule): void
  /** Removes all rules: everything is approved. */
  reset(): void
  /** A frozen wallet answers nothing. Requests made while frozen stay unanswered afterwards. */
  freeze(frozen: boolean): void
  /** Requests that a 'hang' rule keeps pending, oldest first. */
  pending(): readonly PendingRequest[]
  /** Answers a pending request. Throws a RangeError for an unknown id or account. */
  answer(id: string, rule: Rule): void
  /**
   * Resolves when a 'hang' rule keeps a request of this method pending, '*' being any. A request to
   * connect by another method is found by 'eth_requestAccounts' as well. Has no time limit.
   */
  waitFor(method: string): Promise<PendingRequest>
  /** All requests since the start or `clearLog`, in order. */
  log(): readonly RawRequest[]
  /** Clears the log, for tests that measure memory. */
  clearLog(): void
}

/** The user's actions in the wallet. */
export type WalletControls = Pick<
  WalletEngine,
  | 'lock'
  | 'unlock'
  | 'switchAccount'
  | 'switchChain'
  | 'dropConnection'
  | 'restoreConnection'
  | 'revoke'
  | 'emit'
  | 'state'
>

/** The result of `createScriptedWallet`. */
export interface ScriptedWallet {
  /** Its provider, its state and the user's actions. */
  readonly engine: WalletEngine
  /** Sets how it answers. */
  readonly script: WalletScript
  /** Stops the announcement and all listeners. */
  stop(): void
}

/** Options of `createScriptedWallet`. */
export type ScriptedWalletOptions = Omit<WalletEngineOptions, 'decide' | 'intercept'> & {
  /** Default: not announced. If given, announced at once unless it sets a delay. */
  readonly announcement?: Omit<Announcement, 'ethereum'> | undefined
  /**
   * Called with its provider before it is announced; returns the one that is. Default: the same.
   */
  readonly expose?: ((provider: EIP1193Provider) => EIP1193Provider) | undefined
  /** Rules from the start, by method. Default: everything is approved. */
  readonly rules?: Readonly<Record<string, Rule>> | undefined
}

/**
 * Creates a wallet whose user is a test. It approves everything by default.
 *
 * @throws RangeError without accounts or without chains, or for a rule with an account that the
 * wallet does not hold.
 */
export function createScriptedWallet(options: ScriptedWalletOptions): ScriptedWallet {
  const { announcement, expose, rules: initialRules, ...engineOptions } = options
  const { personality = personalities.plain } = options
  const rules = createRules(options.accounts, initialRules)
  const waiting = new Map<string, { request: PendingRequest; settle(decision: Decision): void }>()
  const waiters = new Set<(request: PendingRequest) => void>()
  const requests: RawRequest[] = []

  function wait(request: PendingRequest): Promise<Decision> {
    return new Promise((resolve) => {
      waiting.set(request.id, { request, settle: resolve })
      for (const waiter of [...waiters]) waiter(request)
    })
  }

  async function follow(rule: Rule, request: PendingRequest): Promise<Decision> {
    if (rule === 'hang') return wait(request)
    if (rule === 'approve' || rule === 'reject') return { kind: rule }
    if ('delay' in rule) {
      await new Promise((resolve) => setTimeout(resolve, rule.delay))
      return follow(rule.next ?? 'approve', request)
    }
    if ('accounts' in rule) return { kind: 'approve', accounts: rule.accounts }
    return 'error' in rule
      ? { kind: 'error', error: rule.error }
      : { kind: 'result', result: rule.result }
  }

  const engine = createWalletEngine({
    ...engineOptions,
    async intercept(request) {
      requests.push(request)
      if (rules.frozen) return new Promise(() => {})
      const rule = rules.named(request.method)
      return rule === undefined ? undefined : follow(rule, request)
    },
    decide({ id, method }) {
      if (rules.general === 'approve' && personality.confirmsInPage && 'document' in globalThis)
        return confirmInPage(personality.name, method)
      const request = requests.find((known) => known.id === id)
      return follow(rules.general, request ?? { id, method, params: [] })
    },
  })

  const find = (method: string) =>
    [...waiting.values()].find(({ request }) => isMeant(method, request.method))?.request
  const script: WalletScript = {
    set: rules.set,
    reset: rules.reset,
    freeze: rules.freeze,
    pending: () => [...waiting.values()].map(({ request }) => request),
    answer(id, rule) {
      const entry = waiting.get(id)
      if (!entry) throw new RangeError(`No request "${id}" waits.`)
      checkRule(rule, options.accounts)
      waiting.delete(id)
      void follow(rule, entry.request).then(entry.settle)
    },
    waitFor(method) {
      const found = find(method)
      if (found) return Promise.resolve(found)
      return new Promise((resolve) => {
        const waiter = (request: PendingRequest) => {
          if (!isMeant(method, request.method)) return
          waiters.delete(waiter)
          resolve(request)
        }
        waiters.add(waiter)
      })
    },
    log: () => [...requests],
    clearLog() {
      requests.length = 0
    },
  }

  const provider = expose?.(engine.provider) ?? engine.provider
  const ethereum = windowProvider(provider, personality)
  const silence = announcement ? announceAs(provider, { ...announcement, ethereum }) : () => {}
  return {
    engine,
    script,
    stop() {
      silence()
      engine.stop()
    },
  }
}
