import { type ContractOptions, usableEndpoints } from './contract/createContractChecker.ts'
import { clientOf, type IpNetwork, parseNetwork } from './limits/clientOf.ts'
import type { RateLimit } from './limits/createRateLimiter.ts'
import type { Recoverer } from './signature/loadRecoverer.ts'
import type { Store } from './store/Store.ts'

/** Options of `createAuth`. */
export interface AuthOptions {
  /**
   * The public origin of the app, such as 'https://app.example.org'. Never taken from a request.
   */
  readonly origin: string
  /** The ids of the chains that messages may name. At least one. */
  readonly chainIds: readonly number[]
  /** Where nonces and sessions are kept, such as `sqliteStore({ file })`. */
  readonly store: Store
  /** The path the handlers are mounted at. Default: '/auth'. */
  readonly basePath?: string | undefined
  /**
   * Whether the page at `origin` reaches this server on another host of the same site, such as
   * auth.example.org for app.example.org. Allows its requests by CORS. Default: false.
   */
  readonly crossOrigin?: boolean | undefined
  /**
   * How contract accounts (ERC-1271, ERC-6492) are checked. Default: false, which refuses them and
   * never contacts a node.
   */
  readonly contracts?: ContractOptions | false | undefined
  /**
   * Addresses and networks ('10.0.0.0/8') of the reverse proxies whose `X-Forwarded-For` is
   * trusted. Default: none.
   */
  readonly trustedProxies?: readonly string[] | undefined
  /** Request and storage limits. Default: `defaultLimits`. */
  readonly limits?: Partial<AuthLimits> | undefined
  /** Lifetimes, in ms. Default: `defaultTimes`. */
  readonly times?: Partial<AuthTimes> | undefined
  /** Receives events, which contain nothing secret or personal. Default: none are logged. */
  readonly log?: AuthLog | undefined
  /** The current time in ms since the epoch. Default: `Date.now`. */
  readonly now?: (() => number) | undefined
  /** Recovers keys from signatures. Default: the fastest library this platform can load. */
  readonly recoverer?: Recoverer | undefined
}

/**
 * An event of the sign-in server. Contains no nonce, token, cookie, signature, message, account or
 * client address.
 */
export interface AuthEvent {
  /**
   * 'error': a response with status 500 or higher, or a failure of the store. 'warn': the
   * configuration seems wrong.
   */
  readonly level: 'info' | 'warn' | 'error'
  /** Such as 'answered' or 'sweep failed'. */
  readonly event: string
  /** Such as `route`, `status`, `ms` and, if `RequestContext` has a `requestId`, `request`. */
  readonly fields: Readonly<Record<string, string | number>>
}

/** Receives the events of the sign-in server. */
export type AuthLog = (event: AuthEvent) => void

/** Rate limits per window, and limits on what is stored. */
export interface AuthLimits {
  /** The length of a window, in ms. Default: 10 s. */
  readonly windowMs: number
  /** Requests for a nonce. Default: 200 per client, 3000 overall. */
  readonly nonces: RateLimit
  /** Sign-in attempts. Default: 200 per client, 3000 overall. */
  readonly verifications: RateLimit
  /**
   * Sign-ins that check a contract account at nodes. The same limit applies to checking their
   * sessions again, counted by each process separately. Default: 20 per client, 200 overall.
   */
  readonly contractChecks: RateLimit
  /**
   * Everything else: reading, listing and ending sessions. Counted by each process separately.
   * Default: 1000 per client, 60 000 overall.
   */
  readonly reads: RateLimit
  /** Issued nonces that are neither used nor expired. Default: 100 000. */
  readonly outstandingNonces: number
  /** Stored sessions of all accounts. Beyond it no new session is created. Default: 5 000 000. */
  readonly storedSessions: number
  /** Sessions of one account; the oldest are ended. Default: 100. */
  readonly sessionsPerAddress: number
}

/** Lifetimes and tolerances, in ms. */
export interface AuthTimes {
  /**
   * How long a nonce is valid, in ms, and so how long an account may take to sign, such as a Safe
   * whose owners sign one after the other. Default: 5 minutes.
   */
  readonly nonce: number
  /** How far a visitor's clock may be off, in ms. Default: 5 minutes. */
  readonly clockSkew: number
  /** How long an unused session lasts, in ms. Default: 7 days. */
  readonly idle: number
  /** How long any session lasts, in ms. Default: 30 days. */
  readonly absolute: number
  /** How often a contract account's signature is checked again, in ms. Default: 15 minutes. */
  readonly recheck: number
}

const minute = 60_000
const day = 24 * 60 * minute

/** The limits that apply where `AuthOptions.limits` sets none. */
export const defaultLimits: AuthLimits = {
  windowMs: 10_000,
  nonces: { perClient: 200, overall: 3000 },
  verifications: { perClient: 200, overall: 3000 },
  contractChecks: { perClient: 20, overall: 200 },
  reads: { perClient: 1000, overall: 60_000 },
  outstandingNonces: 100_000,
  storedSessions: 5_000_000,
  sessionsPerAddress: 100,
}

export const defaultTimes: AuthTimes = {
  nonce: 5 * minute,
  clockSkew: 5 * minute,
  idle: 7 * day,
  absolute: 30 * day,
  recheck: 15 * minute,
}

/**
 * Thrown by `createAuth` and `createClientNetwork` for an invalid option. The message says what to
 * write instead.
 */
export class AuthOptionsError extends Error {
  override readonly name = 'AuthOptionsError'
}

/**
 * Validates the options and fills in the defaults.
 *
 * @throws AuthOptionsError when an option is invalid
 */
export function resolveOptions(options: AuthOptions) {
  const { origin, chainIds, basePath = '/auth', contracts = false } = options
  if (!isHttp(origin) || new URL(origin).origin !== origin) {
    fail(`origin is "${origin}", but must be like https://app.example.org, with no trailing slash`)
  }
  if (chainIds.length === 0 || !chainIds.every((id) => Number.isSafeInteger(id) && id > 0)) {
    fail('chainIds must hold at least one chain id, and only whole numbers above 0')
  }
  if (!/^(?:\/[\w-]+)+$/.test(basePath)) {
    fail(`basePath is "${basePath}", but must be like /auth, with no trailing slash`)
  }
  for (const url of contracts === false ? [] : [...contracts.endpoints.values()].flat()) {
    // Not repeated in the message: the URL may contain an API key.
    if (!isHttp(url)) fail('contracts.endpoints must hold http(s) URLs')
  }
  const limits = { ...defaultLimits, ...options.limits }
  const times = { ...defaultTimes, ...options.times }
  // Rejects NaN: every comparison with it is false, which would silently disable the limit.
  requireEach({ limits, times }, 'a number of 0 or more', (value) => value >= 0)
  const { sessionsPerAddress, windowMs } = limits
  // What the stores count with or store: `Infinity` would fail there, at the first sign-in.
  const stored = { limits: { sessionsPerAddress, windowMs }, times }
  requireEach(stored, 'a whole number of 0 or more', Number.isSafeInteger)
  if (windowMs === 0) fail('limits.windowMs is 0, but must be a time above 0')
  if (sessionsPerAddress < 1) {
    fail(`limits.sessionsPerAddress is ${sessionsPerAddress}, but must be at least 1`)
  }
  return {
    basePath,
    contracts,
    crossOrigin: options.crossOrigin ?? false,
    limits,
    times,
    trustedProxies: (options.trustedProxies ?? []).map((text) => networkOf(text, 'createAuth')),
    log: options.log ?? (() => {}),
    now: options.now ?? Date.now,
    checksContractsOn: (chainId: number) =>
      contracts !== false && usableEndpoints(contracts, chainId).length > 0,
  }
}

function requireEach(
  values: object,
  what: string,
  isValid: (value: number) => boolean,
  path = '',
): void {
  for (const [name, value] of Object.entries<unknown>({ ...values })) {
    if (typeof value === 'object' && value !== null) {
      requireEach(value, what, isValid, `${path}${name}.`)
    } else if (typeof value !== 'number' || !isValid(value)) {
      fail(`${path}${name} is ${String(value)}, but must be ${what}`)
    }
  }
}

/** Whether `trustedProxies` accepts this: an IP address, or a network such as '10.0.0.0/8'. */
export function isProxyAddress(text: string): boolean {
  return parseNetwork(text) !== undefined
}

/**
 * Returns a function that names the IPv4 address or the IPv6 /64 that a request comes from, for
 * limits of your own. Reads the address of the connection and the part of `X-Forwarded-For` that
 * `trustedProxies` wrote. Undefined without a usable address.
 *
 * @throws AuthOptionsError when a proxy is not an address or a network
 */
export function createClientNetwork(
  trustedProxies: readonly string[],
): (peerAddress: string | undefined, forwardedFor: string | null) => string | undefined {
  const networks = trustedProxies.map((text) => networkOf(text, 'createClientNetwork'))
  return (peerAddress, forwardedFor) => clientOf(peerAddress, forwardedFor, networks)?.[0]
}

function isHttp(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
}

type Caller = 'createAuth' | 'createClientNetwork'

function networkOf(text: string, caller: Caller): IpNetwork {
  const network = parseNetwork(text)
  if (network) return network
  const reason = `trustedProxies holds "${text}", but must hold addresses or networks like 10.0.0.0/8`
  return fail(reason, caller)
}

function fail(reason: string, caller: Caller = 'createAuth'): never {
  throw new AuthOptionsError(`${caller}: ${reason}.`)
}
