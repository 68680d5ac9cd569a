import { type Context, Hono } from 'hono'
import { hexToBytes } from 'viem'
import { AuthError } from './http/AuthError.ts'
import { answer } from './http/answer.ts'
import { cookieStyleOf, readCookie, writeCookie } from './http/cookies.ts'
import { guard } from './http/guard.ts'
import { readJson } from './http/readJson.ts'
import { verifyInput } from './http/verifyInput.ts'
import { createRateLimiter, type RateLimiter } from './limits/createRateLimiter.ts'
import { checkMessage } from './message/checkMessage.ts'
import { parseSiweMessage } from './message/parseSiweMessage.ts'
import { createNonceCap } from './nonce/createNonceCap.ts'
import { type AuthOptions, checkOptions, defaultLimits, defaultTimes } from './options.ts'
import { createSessions } from './session/createSessions.ts'
import { sessionEntry, sessionView } from './session/sessionView.ts'
import { hashOf, isToken, randomNonce, randomToken } from './session/tokens.ts'
import { isSignedBy, personalHash } from './signature/isSignedBy.ts'
import { loadRecoverer } from './signature/loadRecoverer.ts'
import type { RecovererName } from './signature/Recoverer.ts'
import type { SessionRow } from './store/Store.ts'
import { sayUnavailable } from './store/sayUnavailable.ts'

export interface RequestInfo {
  /** The address at the other end of the connection, where the platform knows it. */
  readonly peerAddress?: string | undefined
}

export interface Auth {
  /** Answers a request below the base path. Never throws. */
  fetch(request: Request, info?: RequestInfo): Promise<Response>
  /** The library that checks signatures here. */
  readonly signatures: Promise<RecovererName>
  /** Deletes what has expired. Called from time to time by `fetch`, too. */
  sweep(): Promise<void>
  /** Closes the store. */
  close(): Promise<void>
}

type Env = { Bindings: RequestInfo }

/** The sign-in server as one Fetch-API handler. Throws `AuthOptionsError` for options that cannot be used. */
export function createAuth(options: AuthOptions): Auth {
  checkOptions(options)
  const { origin, basePath = '/auth', log = () => {}, now = Date.now } = options
  const limits = { ...defaultLimits, ...options.limits }
  const times = { ...defaultTimes, ...options.times }
  const store = sayUnavailable(options.store)
  const sessions = createSessions(store, times, limits.sessionsPerAddress)
  const mayAddNonce = createNonceCap(store, limits.outstandingNonces)
  const nonceLimiter = createRateLimiter(limits.nonces, limits.windowMs)
  const verificationLimiter = createRateLimiter(limits.verifications, limits.windowMs)
  const url = new URL(origin)
  const rules = {
    origin,
    chainIds: new Set(options.chainIds),
    maxAge: times.nonce,
    clockSkew: times.clockSkew,
  }
  const recoverer = options.recoverer ? Promise.resolve(options.recoverer) : loadRecoverer()

  const app = new Hono<Env>().basePath(basePath)
  app.use(async (context, next) => {
    guard(context.req.raw, origin)
    await next()
  })
  app.post('/nonce', async (context) => {
    const request = context.req.raw
    const time = now()
    limit(nonceLimiter, context, time)
    if (!(await mayAddNonce(time))) {
      throw new AuthError('too_many', 'outstanding nonces', { retryAfter: 60 })
    }
    const style = cookieStyleOf(request, url)
    // Kept between tabs, or a nonce fetched ahead in one would be spoilt by the next one's.
    const known = readCookie(request, 'browser', style)
    const browser = isToken(known) ? known : randomToken()
    const nonce = randomNonce()
    await store.putNonce({ nonce, binding: hashOf(browser), expiresAt: time + times.nonce })
    const maxAge = Math.ceil(times.nonce / 1000)
    return answer({ nonce }, { cookies: [writeCookie('browser', browser, maxAge, style)] })
  })
  app.post('/verify', async (context) => {
    const request = context.req.raw
    const time = now()
    limit(verificationLimiter, context, time)
    const { message, signature } = verifyInput(await readJson(request))
    const parsed = parseSiweMessage(message)
    if (parsed === undefined) throw new AuthError('refused', 'grammar')
    const fault = checkMessage(parsed, rules, time)
    if (fault !== undefined) throw new AuthError('refused', fault)
    const style = cookieStyleOf(request, url)
    const browser = readCookie(request, 'browser', style)
    // Used up before anything costly is done, and whatever comes of it.
    if (!isToken(browser) || !(await store.takeNonce(parsed.nonce, hashOf(browser), time))) {
      throw new AuthError('refused', 'nonce')
    }
    const hash = personalHash(message)
    if (!(await isSignedBy(parsed.address, hash, hexToBytes(signature), await recoverer))) {
      throw new AuthError('refused', 'signature')
    }
    const { token, row } = await sessions.begin(
      {
        address: parsed.address,
        chainId: parsed.chainId,
        userAgent: request.headers.get('user-agent'),
        replaces: readCookie(request, 'session', style),
      },
      time,
    )
    const maxAge = Math.floor(times.absolute / 1000)
    return answer(sessionView(row, times.idle), {
      cookies: [writeCookie('session', token, maxAge, style)],
    })
  })
  app.get('/session', async (context) =>
    answer(sessionView(await signedIn(context.req.raw), times.idle)),
  )
  app.post('/logout', async (context) => {
    const request = context.req.raw
    const style = cookieStyleOf(request, url)
    await sessions.end(readCookie(request, 'session', style))
    return answer(undefined, { cookies: [writeCookie('session', '', 0, style)] })
  })
  app.get('/sessions', async (context) => {
    const current = await signedIn(context.req.raw)
    const rows = await store.listSessions(current.address)
    return answer(rows.map((row) => sessionEntry(row, current.id)))
  })
  app.delete('/sessions/:id', async (context) => {
    const current = await signedIn(context.req.raw)
    const id = context.req.param('id')
    if (!(await store.deleteSessionById(current.address, id))) {
      throw new AuthError('not_found', 'session')
    }
    const style = cookieStyleOf(context.req.raw, url)
    return answer(undefined, {
      cookies: id === current.id ? [writeCookie('session', '', 0, style)] : [],
    })
  })
  app.delete('/sessions', async (context) => {
    const current = await signedIn(context.req.raw)
    await store.deleteOtherSessions(current.address, current.tokenHash)
    return answer()
  })
  for (const [path, allow] of [
    ['/nonce', 'POST'],
    ['/verify', 'POST'],
    ['/session', 'GET, HEAD'],
    ['/logout', 'POST'],
    ['/sessions', 'GET, HEAD, DELETE'],
    ['/sessions/:id', 'DELETE'],
  ] as const) {
    app.all(path, () => refuse(new AuthError('wrong_method', 'method'), { allow }))
  }
  app.notFound(() => refuse(new AuthError('not_found', 'path')))
  app.onError((error, context) => {
    const known = error instanceof AuthError ? error : new AuthError('internal', 'unexpected')
    const level = known.status >= 500 ? 'error' : 'info'
    const { path } = context.req
    log({ level, event: known.code, fields: { path, reason: known.reason } })
    return refuse(known)
  })

  async function signedIn(request: Request): Promise<SessionRow> {
    const token = readCookie(request, 'session', cookieStyleOf(request, url))
    const row = await sessions.find(token, now())
    if (row === undefined) throw new AuthError('unauthenticated', 'session')
    return row
  }

  return {
    fetch: async (request, info = {}) => app.fetch(request, info),
    signatures: recoverer.then(({ name }) => name),
    sweep: () => store.sweep(now(), sessions.limits),
    close: () => options.store.close(),
  }
}

function limit(limiter: RateLimiter, context: Context<Env>, now: number): void {
  const wait = limiter.take(context.env.peerAddress, now)
  if (wait === undefined) return
  throw new AuthError('too_many', 'rate', { retryAfter: Math.ceil(wait / 1000) })
}

function refuse(error: AuthError, headers: Readonly<Record<string, string>> = {}): Response {
  const { code, message, status, retryAfter } = error
  const retry = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }
  return answer({ error: { code, message } }, { status, headers: { ...headers, ...retry } })
}
