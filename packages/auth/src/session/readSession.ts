import type { AuthContext } from '../AuthContext.ts'
import { AuthError } from '../http/AuthError.ts'
import { readCookie, type WithHeaders } from '../http/cookies.ts'
import { type NodeHeaders, nodeHeaders } from '../http/nodeHeaders.ts'
import { type SessionView, sessionView } from './sessionView.ts'

/**
 * A request in any framework: a `Request`, the request of Node and Express, or
 * `{ headers: await headers() }` in Next.
 */
export interface RequestLike {
  /** Only `Cookie`, `User-Agent` and `X-Foyer-Frame` are read. */
  readonly headers: Pick<Headers, 'get'> | NodeHeaders
}

/**
 * Thrown by `auth.session` when it is unknown whether anyone is signed in: the store or a contract
 * account's nodes do not respond. Answer with status 503.
 */
export class SessionUnavailableError extends Error {
  override readonly name = 'SessionUnavailableError'
}

/** The session whose cookie a request carries. Counts as a use of the session. */
export async function readSession(
  { cookieStyleOf, now, sessions, times }: AuthContext,
  { headers }: RequestLike,
): Promise<SessionView | undefined> {
  const request: WithHeaders = {
    headers: isFetchHeaders(headers) ? headers : nodeHeaders(headers),
  }
  const token = readCookie(request, 'session', cookieStyleOf(request))
  try {
    const row = await sessions.find(token, now())
    return row && sessionView(row, times.idle)
  } catch (cause) {
    if (!(cause instanceof AuthError)) throw cause
    throw new SessionUnavailableError('The session cannot be checked right now.', { cause })
  }
}

function isFetchHeaders(headers: RequestLike['headers']): headers is Pick<Headers, 'get'> {
  return typeof headers.get === 'function'
}
