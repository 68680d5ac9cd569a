import type { AuthContext, Handler, RequestContext } from '../AuthContext.ts'
import { AuthError } from '../http/AuthError.ts'
import type { AuthRequest } from '../http/AuthRequest.ts'
import { readCookie, readCookies, writeCookie } from '../http/cookies.ts'
import { respond } from '../http/respond.ts'
import { enforceLimit } from '../limits/createRateLimiter.ts'
import { sessionEntry, sessionView } from '../session/sessionView.ts'
import { isId } from '../session/tokens.ts'
import { ownerOf, type SessionRow } from '../store/Store.ts'

/** `/session`, `/logout` and `/sessions`: reads, lists and ends sessions. */
export function sessionRoutes(auth: AuthContext) {
  const tokenOf = (request: AuthRequest) =>
    readCookie(request, 'session', auth.cookieStyleOf(request))
  /** `Set-Cookie` values that remove every session cookie this browser sent. */
  function removedCookies(request: AuthRequest): readonly string[] {
    const style = auth.cookieStyleOf(request)
    const other = { ...style, framed: !style.framed }
    const styles = readCookies(request, 'session', style).length > 1 ? [style, other] : [style]
    return styles.map((each) => writeCookie('session', '', 0, each))
  }

  /** Rate-limits a request before its cookies are read. */
  async function limited(request: AuthRequest, { peerAddress }: RequestContext) {
    const client = auth.clientOf(request, peerAddress)
    await enforceLimit(auth.limiters.reads, client, auth.now())
    return client
  }

  async function requireSession(request: AuthRequest, info: RequestContext): Promise<SessionRow> {
    const client = await limited(request, info)
    const row = await auth.sessions.find(tokenOf(request), auth.now(), client)
    if (row === undefined) throw new AuthError('unauthenticated', 'session')
    return row
  }

  return {
    read: async (request, info) =>
      respond(sessionView(await requireSession(request, info), auth.times.idle)),
    async logOut(request, info) {
      await limited(request, info)
      for (const token of readCookies(request, 'session', auth.cookieStyleOf(request)))
        await auth.sessions.end(token)
      return respond(undefined, { cookies: removedCookies(request) })
    },
    async list(request, info) {
      const current = await requireSession(request, info)
      const rows = await auth.sessions.list(ownerOf(current), auth.now())
      return respond(rows.map((row) => sessionEntry(row, current.id)))
    },
    async end(request, info, id) {
      const current = await requireSession(request, info)
      if (!isId(id) || !(await auth.store.deleteSessionById(ownerOf(current), id))) {
        throw new AuthError('not_found', 'session')
      }
      return respond(undefined, { cookies: id === current.id ? removedCookies(request) : [] })
    },
    async endOthers(request, info) {
      const current = await requireSession(request, info)
      await auth.store.deleteOtherSessions(ownerOf(current), current.tokenHash)
      return respond()
    },
  } satisfies Record<string, Handler>
}
