import type { ContractChecker } from './contract/createContractChecker.ts'
import type { AuthRequest, AuthResponse } from './http/AuthRequest.ts'
import type { CookieStyle, WithHeaders } from './http/cookies.ts'
import type { ClientOf } from './limits/clientOf.ts'
import type { RateLimiter } from './limits/createRateLimiter.ts'
import type { StoredCap } from './limits/createStoredCap.ts'
import type { MessageRules } from './message/validateMessage.ts'
import type { Metrics } from './metrics/createMetrics.ts'
import type { AuthTimes } from './options.ts'
import type { Sessions } from './session/createSessions.ts'
import type { Keccak256 } from './signature/loadKeccak256.ts'
import type { Recoverer } from './signature/loadRecoverer.ts'
import type { Store } from './store/Store.ts'

export type LimiterName = 'nonces' | 'verifications' | 'contractChecks' | 'reads'

/** Everything the routes share. */
export interface AuthContext {
  readonly cookieStyleOf: (request: WithHeaders) => CookieStyle
  readonly rules: MessageRules
  readonly times: AuthTimes
  readonly store: Store
  readonly sessions: Sessions
  readonly limiters: Readonly<Record<LimiterName, RateLimiter>>
  readonly mayAddNonce: StoredCap
  readonly mayAddSession: StoredCap
  readonly clientOf: ClientOf
  readonly recoverer: Promise<Recoverer>
  readonly keccak256: Promise<Keccak256>
  readonly checkContract: ContractChecker
  /** Whether the server has endpoints that can check contract accounts on a chain. */
  readonly checksContractsOn: (chainId: number) => boolean
  readonly metrics: Metrics
  /** The current time in ms since the epoch. */
  readonly now: () => number
}

/** What the platform knows about a request. */
export interface RequestContext {
  /**
   * The IP address of the other end of the connection, if the platform knows it. Without it, only
   * the limits over all clients apply, less the quarter that they reserve for clients with little
   * use.
   */
  readonly peerAddress?: string | undefined
  /**
   * Included in the events of this request, such as the `X-Request-Id` of the response. Default:
   * the events include none.
   */
  readonly requestId?: string | undefined
}

/**
 * Handles the requests of one route.
 *
 * @param id the session that the path names, else ''.
 */
export type Handler = (
  request: AuthRequest,
  info: RequestContext,
  id: string,
) => Promise<AuthResponse>
