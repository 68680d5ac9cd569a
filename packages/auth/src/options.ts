import type { ContractOptions } from './contract/createContractChecker.ts'
import { type Network, parseNetwork } from './limits/addresses.ts'
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
  /**
   * How to ask about accounts that are contracts (ERC-1271, ERC-6492). Absent or false: they cannot sign in, and no node is ever
   * asked anything.
   */
  readonly contracts?: ContractOptions | false | undefined
  /** Addresses and networks ('10.0.0.0/8') of the proxies in front, whose X-Forwarded-For is believed. */
  readonly trustedProxies?: readonly string[] | undefined
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
  /** Sign-ins that ask nodes about a contract account. */
  readonly contractChecks: RateLimit
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
  /** How often it is checked whether a contract account still agrees to its session. */
  readonly recheck: number
}

const minute = 60_000
const day = 24 * 60 * minute

export const defaultLimits: AuthLimits = {
  windowMs: 10_000,
  nonces: { perClient: 200, overall: 3000 },
  verifications: { perClient: 200, overall: 3000 },
  contractChecks: { perClient: 20, overall: 200 },
  outstandingNonces: 100_000,
  sessionsPerAddress: 100,
}

export const defaultTimes: AuthTimes = {
  nonce: 5 * minute,
  clockSkew: 5 * minute,
  idle: 7 * day,
  absolute: 30 * day,
  recheck: 15 * minute,
}

/** An option of `createAuth` that cannot be used. The message says what to write instead. */
export class AuthOptionsError extends Error {
  override readonly name = 'AuthOptionsError'
}

/** The options with everything filled in that was left out. Throws `AuthOptionsError`. */
export function resolveOptions(options: AuthOptions) {
  const { origin, chainIds, basePath = '/auth', contracts = false } = options
  if (!isHttp(origin) || new URL(origin).origin !== origin) {
    fail(`origin is "${origin}", but must be like https://app.example.org, without a slash behind`)
  }
  if (chainIds.length === 0 || !chainIds.every((id) => Number.isSafeInteger(id) && id > 0)) {
    fail('chainIds must hold at least one chain id, and whole numbers above 0 only')
  }
  if (!/^(?:\/[\w-]+)+$/.test(basePath)) {
    fail(`basePath is "${basePath}", but must be like /auth, without a slash behind`)
  }
  for (const url of contracts === false ? [] : [...contracts.endpoints.values()].flat()) {
    // Not repeated: it may hold a key.
    if (!isHttp(url)) fail('contracts.endpoints must hold http(s) addresses')
  }
  return {
    basePath,
    contracts,
    limits: { ...defaultLimits, ...options.limits },
    times: { ...defaultTimes, ...options.times },
    trustedProxies: (options.trustedProxies ?? []).map(networkOf),
    log: options.log ?? (() => {}),
    now: options.now ?? Date.now,
    asksAbout: (chainId: number) =>
      contracts !== false && (contracts.endpoints.get(chainId)?.length ?? 0) > 0,
  }
}

/** Whether `trustedProxies` may hold this: an IP address, or a network like '10.0.0.0/8'. */
export function isProxyAddress(text: string): boolean {
  return parseNetwork(text) !== undefined
}

function isHttp(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
}

function networkOf(text: string): Network {
  return (
    parseNetwork(text) ??
    fail(`trustedProxies holds "${text}", but must hold addresses or networks like 10.0.0.0/8`)
  )
}

function fail(text: string): never {
  throw new AuthOptionsError(`createAuth: ${text}.`)
}
