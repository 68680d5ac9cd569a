import type { Hono } from 'hono'
import type { ContractChecker } from './contract/createContractChecker.ts'
import type { CookieStyle } from './http/cookies.ts'
import type { RateLimiter } from './limits/createRateLimiter.ts'
import type { MessageRules } from './message/checkMessage.ts'
import type { Metrics } from './metrics/createMetrics.ts'
import type { AuthTimes } from './options.ts'
import type { Sessions } from './session/createSessions.ts'
import type { Recoverer } from './signature/Recoverer.ts'
import type { Store } from './store/Store.ts'

/** What the routes share. */
export interface AuthContext {
  readonly cookieStyleOf: (request: Request) => CookieStyle
  readonly rules: MessageRules
  readonly times: AuthTimes
  readonly store: Store
  readonly sessions: Sessions
  readonly mayAddNonce: (now: number) => Promise<boolean>
  readonly limiters: Readonly<Record<'nonces' | 'verifications' | 'contractChecks', RateLimiter>>
  /** Who asks, as the limits count. */
  readonly clientOf: (request: Request, peerAddress: string | undefined) => string | undefined
  readonly recoverer: Promise<Recoverer>
  readonly checkContract: ContractChecker
  /** Whether this server has anybody to ask about contract accounts on a chain. */
  readonly asksAbout: (chainId: number) => boolean
  readonly metrics: Metrics
  readonly now: () => number
}

/** What comes with each request besides itself. */
export interface AuthEnv {
  readonly Bindings: { readonly peerAddress?: string | undefined }
}

export type AuthApp = Hono<AuthEnv>
