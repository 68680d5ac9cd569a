import { Hono } from 'hono'
import { cors } from 'hono/cors'
import type { AuthContext, AuthEnv, RequestContext } from '../AuthContext.ts'
import { AuthError } from '../http/AuthError.ts'
import { causeOf } from '../http/causeOf.ts'
import { frameHeader } from '../http/cookies.ts'
import { respond } from '../http/respond.ts'
import type { AuthLog } from '../options.ts'
import { nonceRoute } from './nonceRoute.ts'
import { sessionRoutes } from './sessionRoutes.ts'
import { verifyRoute } from './verifyRoute.ts'

type Router = (request: Request, info: RequestContext) => Response | Promise<Response>

export interface RouterOptions {
  readonly origin: string
  readonly basePath: string
  /** Whether the page reaches this server on another host of its site. */
  readonly crossOrigin: boolean
  readonly log: AuthLog
}

/** The methods of each path, for the `Allow` header. */
const methods: ReadonlyMap<string, string> = new Map([
  ['/nonce', 'POST'],
  ['/verify', 'POST'],
  ['/session', 'GET, HEAD'],
  ['/logout', 'POST'],
  ['/sessions', 'GET, HEAD, DELETE'],
])

/** Dispatches requests to the routes and turns every error into a response. */
export function createRouter(context: AuthContext, options: RouterOptions): Router {
  const { basePath, crossOrigin, log, origin } = options
  const app = new Hono<AuthEnv>().basePath(basePath)
  if (crossOrigin) app.use(allowPageOrigin(origin))

  function refuse(
    error: Error,
    { requestId }: RequestContext,
    headers: Readonly<Record<string, string>> = {},
  ): Response {
    const known = error instanceof AuthError ? error : new AuthError('internal', 'unexpected')
    const { code, message, reason, status, retryAfter } = known
    context.metrics.count('foyer_auth_refusals_total', { reason })
    const level = status >= 500 ? 'error' : 'info'
    const named = requestId === undefined ? {} : { request: requestId }
    const fields = { code, reason, ...named, ...causeOf(error) }
    log({ level, event: 'refused', fields })
    const retry = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }
    return respond({ error: { code, message } }, { status, headers: { ...headers, ...retry } })
  }

  nonceRoute(app, context)
  verifyRoute(app, context)
  sessionRoutes(app, context)
  app.notFound(({ env, req }) => {
    const path = req.path.slice(basePath.length)
    const allow = methods.get(path) ?? (/^\/sessions\/[^/]+$/.test(path) ? 'DELETE' : undefined)
    if (allow === undefined) return refuse(new AuthError('not_found', 'path'), env)
    return refuse(new AuthError('wrong_method', 'method'), env, { allow })
  })
  app.onError((error, { env }) => refuse(error, env))
  // Checked outside Hono: with one handler per route and no middleware, Hono takes its fast path.
  return (request, info) => {
    const error = validateSource(request, options)
    return error ? refuse(error, info) : app.fetch(request, info)
  }
}

/**
 * The route of a request for logs and metrics. Unknown paths share 'other', which bounds the
 * labels.
 */
export function routeNameOf(request: Request, basePath: string): string {
  // `new URL` is too slow to run on every request.
  const path = request.url.slice(request.url.indexOf('/', 8) + basePath.length + 1)
  const name = /^[a-z]*(?=[/?#]|$)/.exec(path)?.[0]
  return name !== undefined && methods.has(`/${name}`) ? name : 'other'
}

/** Lets the page at `origin` read the responses, with its cookies. */
function allowPageOrigin(origin: string) {
  return cors({
    origin,
    credentials: true,
    allowMethods: ['GET', 'POST', 'DELETE'],
    allowHeaders: ['content-type', frameHeader],
    // From `date`, the kit corrects the device's clock.
    exposeHeaders: ['date', 'retry-after'],
    maxAge: 600,
  })
}

const safeMethods: ReadonlySet<string> = new Set(['GET', 'HEAD'])

/**
 * Requires that a request that changes something comes from a page of this site, as JSON. Browsers
 * send `Origin` with every such request, so a request without it is refused too.
 */
function validateSource(
  request: Request,
  { crossOrigin, origin }: RouterOptions,
): AuthError | undefined {
  if (safeMethods.has(request.method)) return undefined
  if (crossOrigin && request.method === 'OPTIONS') return undefined
  const site = request.headers.get('sec-fetch-site')
  const isOwn = request.headers.get('origin') === origin
  const isAllowed = site === null || site === 'same-origin' || (crossOrigin && site === 'same-site')
  if (!isOwn || !isAllowed) {
    return new AuthError('foreign_origin', 'origin')
  }
  // Any site can send a form or plain text without a CORS preflight.
  const type = request.headers.get('content-type')
  const mayBeAbsent = request.method === 'DELETE' && type === null
  const isJson = mayBeAbsent || /^application\/json\s*(?:;|$)/i.test(type ?? '')
  return isJson ? undefined : new AuthError('wrong_type', 'content-type')
}
