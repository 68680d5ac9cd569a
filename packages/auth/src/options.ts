import type { RateLimit } from './limits/createRateLimiter.ts'
import type { AuthLog } from './log.ts'
import type { Recoverer } from './signature/Recoverer.ts'
import type { Store } from './store/Store.ts'

export interface AuthOptions {
  /** The public origin of the app, such as 'https://app.example.org'. Nothing that a request says takes its place. */
  readonly origin: string
  /** The chains on which somebody may sign in. */
  readonly chainIds: readonly number[]
  readonly store: Store
  /** Where the handlers are mounted; '/auth' when absent. */
  readonly basePath?: string | undefined
  readonly limits?: Partial<AuthLimits> | undefined
  readonly times?: Partial<AuthTimes> | undefined
  /** Hears what happens, without anything secret or personal in it. */
  readonly log?: AuthLog | undefined
  /** ms since the epoch; for tests. */
  readonly now?: (() => number) | undefined
  /** Absent: the fastest that this platform has. */
  readonly recoverer?: Recoverer | undefined
}

/** How much is taken in `windowMs`, and how much is kept. */
export interface AuthLimits {
  readonly windowMs: number
  readonly nonces: RateLimit
  readonly verifications: RateLimit
  /** Nonces that were given out and are neither used nor expired. */
  readonly outstandingNonces: number
  readonly sessionsPerAddress: number
}

/** All in ms. */
export interface AuthTimes {
  readonly nonce: number
  readonly clockSkew: number
  /** A session that is not used ends after this. */
  readonly idle: number
  /** Every session ends after this. */
  readonly absolute: number
}

const minute = 60_000
const day = 24 * 60 * minute

export const defaultLimits: AuthLimits = {
  windowMs: 10_000,
  nonces: { perClient: 200, overall: 3000 },
  verifications: { perClient: 200, overall: 3000 },
  outstandingNonces: 100_000,
  sessionsPerAddress: 100,
}

export const defaultTimes: AuthTimes = {
  nonce: 5 * minute,
  clockSkew: 5 * minute,
  idle: 7 * day,
  absolute: 30 * day,
}

/** An option of `createAuth` that cannot be used. The message says what to write instead. */
export class AuthOptionsError extends Error {
  override readonly name = 'AuthOptionsError'
}

/** Throws `AuthOptionsError`. */
export function checkOptions({ origin, chainIds, basePath = '/auth' }: AuthOptions): void {
  const url = URL.canParse(origin) ? new URL(origin) : undefined
  if (url?.origin !== origin || !/^https?:$/.test(url.protocol)) {
    fail(`origin is "${origin}", but must be like https://app.example.org, without a slash behind`)
  }
  if (chainIds.length === 0 || !chainIds.every((id) => Number.isSafeInteger(id) && id > 0)) {
    fail('chainIds must hold at least one chain id, and whole numbers above 0 only')
  }
  if (!/^(?:\/[\w-]+)+$/.test(basePath)) {
    fail(`basePath is "${basePath}", but must be like /auth, without a slash behind`)
  }
}

function fail(text: string): never {
  throw new AuthOptionsError(`createAuth: ${text}.`)
}
