import type { AuthContext, Handler, RequestContext } from '../AuthContext.ts'
import { AuthError } from '../http/AuthError.ts'
import type { AuthRequest, AuthResponse } from '../http/AuthRequest.ts'
import { causeOf } from '../http/causeOf.ts'
import { frameHeader } from '../http/cookies.ts'
import { respond } from '../http/respond.ts'
import type { AuthLog } from '../options.ts'
import { nonceRoute } from './nonceRoute.ts'
import { sessionRoutes } from './sessionRoutes.ts'
import { verifyRoute } from './verifyRoute.ts'

type Router = (request: AuthRequest, info: RequestContext) => Promise<AuthResponse>

export interface RouterOptions {
  readonly origin: string
  readonly basePath: string
  /** Whether the page reaches this server on another host of its site. */
  readonly crossOrigin: boolean
  readonly log: AuthLog
}

/** The handlers of each path by method. */
function routesOf(context: AuthContext): ReadonlyMap<string, ReadonlyMap<string, Handler>> {
  const { end, endOthers, list, logOut, read } = sessionRoutes(context)
  return new Map([
    ['nonce', new Map([['POST', nonceRoute(context)]])],
    ['verify', new Map([['POST', verifyRoute(context)]])],
    ['session', readable(read)],
    ['logout', new Map([['POST', logOut]])],
    ['sessions', readable(list).set('DELETE', endOthers)],
    ['sessions/:id', new Map([['DELETE', end]])],
  ])
}

function readable(handler: Handler): Map<string, Handler> {
  const withoutBody: Handler = async (...values) => ({
    ...(await handler(...values)),
    body: undefined,
  })
  return new Map([
    ['GET', handler],
    ['HEAD', withoutBody],
  ])
}

/** Dispatches requests to the routes and turns every error into a response. */
export function createRouter(context: AuthContext, options: RouterOptions): Router {
  const { basePath, crossOrigin, log, origin } = options
  const routes = routesOf(context)

  function refuse(
    error: unknown,
    { requestId }: RequestContext,
    headers: Readonly<Record<string, string>> = {},
  ): AuthResponse {
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

  async function handle(request: AuthRequest, info: RequestContext): Promise<AuthResponse> {
    const [name, id = ''] = partsOf(request.path, basePath)
    const methods = routes.get(name)
    if (methods === undefined) return refuse(new AuthError('not_found', 'path'), info)
    const handler = methods.get(request.method)
    if (handler) return handler(request, info, id)
    const allow = [...methods.keys()].join(', ')
    return refuse(new AuthError('wrong_method', 'method'), info, { allow })
  }

  return async (request, info) => {
    const error = validateSource(request, options)
    if (error) return refuse(error, info)
    if (crossOrigin && request.method === 'OPTIONS') return preflight(origin)
    const response = await handle(request, info).catch((cause) => refuse(cause, info))
    if (!crossOrigin) return response
    return { ...response, headers: { ...response.headers, ...readableBy(origin) } }
  }
}

/** The name of a request's route, and the id that its path ends with. */
function partsOf(path: string, basePath: string): readonly [name: string, id?: string] {
  if (!path.startsWith(`${basePath}/`)) return ['']
  const rest = path.slice(basePath.length + 1)
  const [, id] = /^sessions\/([^/]+)$/.exec(rest) ?? []
  return id === undefined ? [rest] : ['sessions/:id', id]
}

/**
 * The route of a request for logs and metrics. Unknown paths share 'other', which bounds the
 * labels.
 */
export function routeNameOf(path: string, basePath: string): string {
  const name = /^[a-z]*(?=\/|$)/.exec(path.slice(basePath.length + 1))?.[0] ?? ''
  return routeNames.has(name) ? name : 'other'
}

const routeNames: ReadonlySet<string> = new Set([
  'nonce',
  'verify',
  'session',
  'logout',
  'sessions',
])

/** Lets the page at `origin` read a response, with its cookies. */
function readableBy(origin: string): Readonly<Record<string, string>> {
  return {
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    // From `date`, the kit corrects the device's clock.
    'access-control-expose-headers': 'date,retry-after',
    vary: 'Origin',
  }
}

function preflight(origin: string): AuthResponse {
  return respond(undefined, {
    headers: {
      ...readableBy(origin),
      'access-control-allow-methods': 'GET,POST,DELETE',
      'access-control-allow-headers': `content-type,${frameHeader}`,
      'access-control-max-age': '600',
    },
  })
}

const safeMethods: ReadonlySet<string> = new Set(['GET', 'HEAD'])

/**
 * Requires that a request that changes something comes from a page of this site, as JSON. Browsers
 * send `Origin` with every such request, so a request without it is refused too.
 */
function validateSource(
  request: AuthRequest,
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
