import type { AuthContext, RequestContext } from './AuthContext.ts'
import { createContractChecker } from './contract/createContractChecker.ts'
import { endsInTime } from './endsInTime.ts'
import { AuthError } from './http/AuthError.ts'
import { type AuthRequest, type AuthResponse, fromFetch, toFetch } from './http/AuthRequest.ts'
import { causeOf } from './http/causeOf.ts'
import { createCookieStyles } from './http/cookies.ts'
import { createClientOf } from './limits/clientOf.ts'
import { createRateLimiter } from './limits/createRateLimiter.ts'
import { createStoredCap } from './limits/createStoredCap.ts'
import { createMetrics, metricsText } from './metrics/createMetrics.ts'
import { type AuthOptions, resolveOptions } from './options.ts'
import { createRouter, routeNameOf } from './routes/createRouter.ts'
import { createSessions } from './session/createSessions.ts'
import { type RequestLike, readSession } from './session/readSession.ts'
import type { SessionView } from './session/sessionView.ts'
import { loadKeccak256 } from './signature/loadKeccak256.ts'
import { loadRecoverer, type RecovererName } from './signature/loadRecoverer.ts'
import type { Store } from './store/Store.ts'

/** The sign-in server, as `createAuth` returns it. */
export interface Auth {
  /** Handles a request below the base path. Never throws. */
  fetch(request: Request, info?: RequestContext): Promise<Response>
  /**
   * The same for a server without the Fetch API, whose requests and responses it would have to
   * convert: `toNodeHandler` calls it. Never throws.
   */
  handle(request: AuthRequest, info?: RequestContext): Promise<AuthResponse>
  /**
   * Who is signed in, according to the cookies of a request to your own routes. Undefined when
   * nobody is signed in. `fetch` checks where its requests come from; in your own routes, check the
   * `Origin` of requests that change something.
   *
   * @throws SessionUnavailableError when the store or a contract account's nodes do not respond
   */
  session(request: RequestLike): Promise<SessionView | undefined>
  /** The library that checks signatures on this platform. */
  readonly signatures: Promise<RecovererName>
  /**
   * Whether sign-ins can be served: true when the store accepts a write. Checks at most twice a
   * second.
   */
  ready(): Promise<boolean>
  /**
   * Counters and gauges in the text format of Prometheus. If the store fails,
   * `foyer_auth_store_up` is 0 and its other gauges are missing.
   */
  metrics(): Promise<string>
  /**
   * Deletes expired nonces and sessions. `fetch` also does this, at its first request and once a
   * minute, but only while requests arrive: call this from a timer or a cron job as well. Rejects
   * if the store fails, and logs it.
   */
  sweep(): Promise<void>
  /** Closes the store. Finish pending requests first. */
  close(): Promise<void>
}

/** How often `fetch` sweeps the store, in ms. */
const sweepInterval = 60_000
/** How long a request waits for the store, in ms: a database that is frozen never answers. */
const storeTimeout = 15_000
/** How long the result of `ready` stays valid, in ms. */
const checkInterval = 500

/**
 * Creates the sign-in server as one Fetch-API handler.
 *
 * @throws AuthOptionsError when an option is invalid
 */
export function createAuth(options: AuthOptions): Auth {
  const resolved = resolveOptions(options)
  const { basePath, crossOrigin, log, now } = resolved
  const context = createContext(options, resolved)
  const { metrics, recoverer, store } = context
  const route = createRouter(context, { origin: options.origin, basePath, crossOrigin, log })
  const check = createCheck(store, log)
  // The first request sweeps: on some platforms, an instance does not live until the next sweep.
  let sweptAt = Number.NEGATIVE_INFINITY

  async function sweep(): Promise<void> {
    sweptAt = now()
    try {
      await store.sweep(sweptAt, context.sessions.limits)
    } catch (error) {
      log({ level: 'error', event: 'sweep failed', fields: causeOf(error) })
      throw error
    }
  }

  async function handle(request: AuthRequest, info: RequestContext = {}): Promise<AuthResponse> {
    const startedAt = performance.now()
    // Awaited: some platforms stop all work once the response is sent.
    if (Math.abs(now() - sweptAt) >= sweepInterval) await sweep().catch(() => {})
    const response = await route(request, info)
    const name = routeNameOf(request.path, basePath)
    const seconds = (performance.now() - startedAt) / 1000
    metrics.count('foyer_auth_requests_total', { route: name, status: response.status })
    metrics.observe(name, seconds)
    const level = response.status >= 500 ? 'error' : 'info'
    const ms = Math.round(seconds * 1000)
    const named = info.requestId === undefined ? {} : { request: info.requestId }
    const fields = { route: name, status: response.status, ms, ...named }
    log({ level, event: 'answered', fields })
    return response
  }

  return {
    fetch: async (request, info) => toFetch(await handle(fromFetch(request), info)),
    handle,
    session: (request) => readSession(context, request),
    signatures: recoverer.then(({ name }) => name),
    ready: check.isReady,
    metrics: () => metricsText(context),
    sweep,
    close() {
      check.forget()
      return options.store.close()
    },
  }
}

type ResolvedOptions = ReturnType<typeof resolveOptions>

/** What the routes share. */
function createContext(options: AuthOptions, resolved: ResolvedOptions): AuthContext {
  const { limits, log, now, times, trustedProxies } = resolved
  const { sessionsPerAddress: perAddress, windowMs } = limits
  const store = withStoreErrors(options.store)
  const checkContract = createContractChecker(resolved.contracts)
  const shared = (name: 'nonces' | 'verifications' | 'contractChecks') =>
    createRateLimiter({ limit: limits[name], windowMs, shared: { name, store } })
  return {
    cookieStyleOf: createCookieStyles(options.origin),
    clientOf: createClientOf(trustedProxies, (event) => log({ level: 'warn', event, fields: {} })),
    rules: {
      origin: options.origin,
      chainIds: new Set(options.chainIds),
      maxAge: times.nonce,
      clockSkew: times.clockSkew,
    },
    times,
    store,
    sessions: createSessions({
      store,
      times,
      perAddress,
      checkContract,
      // Apart from the sign-ins, whose limit they could use up. Per process, like the other reads.
      rechecks: createRateLimiter({ limit: limits.contractChecks, windowMs }),
      report: (error) => {
        const event = 'recording a use of a session failed'
        log({ level: 'error', event, fields: causeOf(error) })
      },
    }),
    limiters: {
      nonces: shared('nonces'),
      verifications: shared('verifications'),
      contractChecks: shared('contractChecks'),
      // Counted by each process separately: a read is cheaper than sharing the counts.
      reads: createRateLimiter({ limit: limits.reads, windowMs }),
    },
    mayAddNonce: createStoredCap(() => store.countNonces(), limits.outstandingNonces, 1000),
    mayAddSession: createStoredCap(() => store.countSessions(), limits.storedSessions, 60_000),
    recoverer: options.recoverer ? Promise.resolve(options.recoverer) : loadRecoverer(),
    keccak256: loadKeccak256(),
    checkContract,
    checksContractsOn: resolved.checksContractsOn,
    metrics: createMetrics(),
    now,
  }
}

/** Shared and briefly cached: the route is public, and each check waits for the disk. */
function createCheck(store: Store, log: ResolvedOptions['log']) {
  let last: { readonly at: number; readonly isReady: Promise<boolean> } | undefined

  async function check(): Promise<boolean> {
    try {
      await store.check()
      return true
    } catch (error) {
      log({ level: 'error', event: 'store check failed', fields: causeOf(error) })
      return false
    }
  }

  return {
    isReady(): Promise<boolean> {
      const at = performance.now()
      if (last === undefined || at - last.at >= checkInterval) last = { at, isReady: check() }
      return last.isReady
    },
    forget(): void {
      last = undefined
    },
  }
}

/**
 * The same store, with a time limit, and every failure turned into an `AuthError` that responds
 * with 503. Only a sweep may take longer.
 */
function withStoreErrors(store: Store): Store {
  const wrapped = new Map<PropertyKey, unknown>()
  return new Proxy(store, {
    get(target, key) {
      if (!wrapped.has(key)) wrapped.set(key, withStoreError(target, key))
      return wrapped.get(key)
    },
  })
}

function withStoreError(store: Store, key: PropertyKey): unknown {
  const member: unknown = Reflect.get(store, key)
  if (typeof member !== 'function') return member
  return async (...values: readonly unknown[]) => {
    try {
      const work: Promise<unknown> = Reflect.apply(member, store, values)
      if (key !== 'sweep' && !(await endsInTime(work, storeTimeout))) {
        throw new Error('The store does not respond.')
      }
      return await work
    } catch (cause) {
      throw new AuthError('unavailable', 'store', { cause })
    }
  }
}
