import { Hono } from 'hono'
import type { AuthContext, AuthEnv } from './AuthContext.ts'
import { createContractChecker } from './contract/createContractChecker.ts'
import { AuthError } from './http/AuthError.ts'
import { answer } from './http/answer.ts'
import { createCookieStyles } from './http/cookies.ts'
import { guard } from './http/guard.ts'
import { createClientNames } from './limits/createClientNames.ts'
import { createNonceCap } from './limits/createNonceCap.ts'
import { createRateLimiter } from './limits/createRateLimiter.ts'
import { createMetrics } from './metrics/createMetrics.ts'
import { metricsText } from './metrics/metricsText.ts'
import { type AuthOptions, resolveOptions } from './options.ts'
import { nonceRoute } from './routes/nonceRoute.ts'
import { routeNameOf } from './routes/routeNames.ts'
import { sessionRoutes } from './routes/sessionRoutes.ts'
import { verifyRoute } from './routes/verifyRoute.ts'
import { createSessions } from './session/createSessions.ts'
import { loadRecoverer } from './signature/loadRecoverer.ts'
import type { RecovererName } from './signature/Recoverer.ts'
import { withStoreErrors } from './store/withStoreErrors.ts'

export interface RequestInfo {
  /**
   * The address at the other end of the connection, where the platform knows it. Without it only the limits over all clients
   * together hold.
   */
  readonly peerAddress?: string | undefined
}

export interface Auth {
  /** Answers a request below the base path. Never throws. */
  fetch(request: Request, info?: RequestInfo): Promise<Response>
  /** The library that checks signatures here: 'native', 'wasm' or 'javascript'. */
  readonly signatures: Promise<RecovererName>
  /** Whether sign-ins can be served: the store answers. */
  ready(): Promise<boolean>
  /** What has happened, in the text format of Prometheus. */
  metrics(): Promise<string>
  /** Deletes what has expired. `fetch` does so once a minute, too. */
  sweep(): Promise<void>
  /** Closes the store. Finish the requests under way first. */
  close(): Promise<void>
}

const sweepInterval = 60_000

/** The sign-in server as one Fetch-API handler. Throws `AuthOptionsError` for options that cannot be used. */
export function createAuth(options: AuthOptions): Auth {
  const resolved = resolveOptions(options)
  const { basePath, limits, log, now, times, trustedProxies } = resolved
  const store = withStoreErrors(options.store)
  const checkContract = createContractChecker(resolved.contracts)
  const metrics = createMetrics()
  const recoverer = options.recoverer ? Promise.resolve(options.recoverer) : loadRecoverer()
  const { sessionsPerAddress: perAddress, windowMs } = limits
  const context: AuthContext = {
    cookieStyleOf: createCookieStyles(options.origin),
    clientOf: createClientNames(trustedProxies, log),
    rules: {
      origin: options.origin,
      chainIds: new Set(options.chainIds),
      maxAge: times.nonce,
      clockSkew: times.clockSkew,
    },
    times,
    store,
    sessions: createSessions({ store, times, perAddress, checkContract }),
    mayAddNonce: createNonceCap(store, limits.outstandingNonces),
    limiters: {
      nonces: createRateLimiter(limits.nonces, windowMs),
      verifications: createRateLimiter(limits.verifications, windowMs),
      contractChecks: createRateLimiter(limits.contractChecks, windowMs),
    },
    recoverer,
    checkContract,
    asksAbout: resolved.asksAbout,
    metrics,
    now,
  }
  const respond = createResponder(context, basePath, log)
  const sweep = () => store.sweep(now(), context.sessions.limits)
  let sweptAt = now()

  async function sweepNow(): Promise<void> {
    sweptAt = now()
    try {
      await sweep()
    } catch {
      log({ level: 'error', event: 'sweep failed', fields: {} })
    }
  }

  return {
    async fetch(request, info = {}) {
      const began = performance.now()
      // Waited for: some platforms end what goes on behind an answer.
      if (Math.abs(now() - sweptAt) >= sweepInterval) await sweepNow()
      const response = await respond(request, info)
      const route = routeNameOf(request, basePath)
      const seconds = (performance.now() - began) / 1000
      metrics.count('foyer_auth_requests_total', { route, status: response.status })
      metrics.observe(route, seconds)
      const level = response.status >= 500 ? 'error' : 'info'
      const ms = Math.round(seconds * 1000)
      log({ level, event: 'answered', fields: { route, status: response.status, ms } })
      return response
    },
    signatures: recoverer.then(({ name }) => name),
    ready: () =>
      store.check().then(
        () => true,
        () => false,
      ),
    metrics: () => metricsText(context),
    sweep,
    close: () => options.store.close(),
  }
}

type Log = ReturnType<typeof resolveOptions>['log']

/** What each path takes, for those who send something else. */
const methods: ReadonlyMap<string, string> = new Map([
  ['/nonce', 'POST'],
  ['/verify', 'POST'],
  ['/session', 'GET, HEAD'],
  ['/logout', 'POST'],
  ['/sessions', 'GET, HEAD, DELETE'],
])

function createResponder(context: AuthContext, basePath: string, log: Log) {
  const app = new Hono<AuthEnv>().basePath(basePath)

  function refused(error: Error, headers?: Readonly<Record<string, string>>): Response {
    const known = error instanceof AuthError ? error : new AuthError('internal', 'unexpected')
    const { code, reason } = known
    context.metrics.count('foyer_auth_refusals_total', { reason })
    const level = known.status >= 500 ? 'error' : 'info'
    log({ level, event: 'refused', fields: { code, reason, ...causeOf(error) } })
    return refuse(known, headers)
  }

  nonceRoute(app, context)
  verifyRoute(app, context)
  sessionRoutes(app, context)
  app.notFound(({ req }) => {
    const path = req.path.slice(basePath.length)
    const allow = methods.get(path) ?? (/^\/sessions\/[^/]+$/.test(path) ? 'DELETE' : undefined)
    if (allow === undefined) return refused(new AuthError('not_found', 'path'))
    return refused(new AuthError('wrong_method', 'method'), { allow })
  })
  app.onError((error) => refused(error))
  // One handler for each route and nothing around it: so Hono takes its shortest way.
  return (request: Request, info: RequestInfo): Response | Promise<Response> => {
    const fault = guard(request, context.rules.origin)
    return fault ? refused(fault) : app.fetch(request, info)
  }
}

// The kind of a fault alone: its words may hold what was asked for.
function causeOf(error: Error): { readonly cause?: string } {
  const cause = error instanceof AuthError ? error.cause : error
  return cause instanceof Error ? { cause: cause.name } : {}
}

function refuse(error: AuthError, headers: Readonly<Record<string, string>> = {}): Response {
  const { code, message, status, retryAfter } = error
  const retry = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }
  return answer({ error: { code, message } }, { status, headers: { ...headers, ...retry } })
}
