import type { AuthApp, AuthContext, RequestContext } from '../AuthContext.ts'
import { AuthError } from '../http/AuthError.ts'
import { readCookie, readCookies, writeCookie } from '../http/cookies.ts'
import { respond } from '../http/respond.ts'
import { enforceLimit } from '../limits/createRateLimiter.ts'
import { sessionEntry, sessionView } from '../session/sessionView.ts'
import { isId } from '../session/tokens.ts'
import { ownerOf, type SessionRow } from '../store/Store.ts'

/** `/session`, `/logout` and `/sessions`: reads, lists and ends sessions. */
export function sessionRoutes(app: AuthApp, auth: AuthContext): void {
  const tokenOf = (request: Request) => readCookie(request, 'session', auth.cookieStyleOf(request))
  /** `Set-Cookie` values that remove every session cookie this browser sent. */
  function removedCookies(request: Request): readonly string[] {
    const style = auth.cookieStyleOf(request)
    const other = { ...style, framed: !style.framed }
    const styles = readCookies(request, 'session', style).length > 1 ? [style, other] : [style]
    return styles.map((each) => writeCookie('session', '', 0, each))
  }

  /** Rate-limits a request before its cookies are read. */
  async function limited(request: Request, { peerAddress }: RequestContext) {
    const client = auth.clientOf(request, peerAddress)
    await enforceLimit(auth.limiters.reads, client, auth.now())
    return client
  }

  async function requireSession(request: Request, env: RequestContext): Promise<SessionRow> {
    const client = await limited(request, env)
    const row = await auth.sessions.find(tokenOf(request), auth.now(), client)
    if (row === undefined) throw new AuthError('unauthenticated', 'session')
    return row
  }

  app.get('/session', async ({ env, req: { raw } }) =>
    respond(sessionView(await requireSession(raw, env), auth.times.idle)),
  )
  app.post('/logout', async ({ env, req: { raw } }) => {
    await limited(raw, env)
    for (const token of readCookies(raw, 'session', auth.cookieStyleOf(raw)))
      await auth.sessions.end(token)
    return respond(undefined, { cookies: removedCookies(raw) })
  })
  app.get('/sessions', async ({ env, req: { raw } }) => {
    const current = await requireSession(raw, env)
    const rows = await auth.sessions.list(ownerOf(current), auth.now())
    return respond(rows.map((row) => sessionEntry(row, current.id)))
  })
  app.delete('/sessions/:id', async (context) => {
    const { raw } = context.req
    const current = await requireSession(raw, context.env)
    const id = context.req.param('id')
    if (!isId(id) || !(await auth.store.deleteSessionById(ownerOf(current), id))) {
      throw new AuthError('not_found', 'session')
    }
    return respond(undefined, { cookies: id === current.id ? removedCookies(raw) : [] })
  })
  app.delete('/sessions', async ({ env, req: { raw } }) => {
    const current = await requireSession(raw, env)
    await auth.store.deleteOtherSessions(ownerOf(current), current.tokenHash)
    return respond()
  })
}
