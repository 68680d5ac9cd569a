import type { AuthApp, AuthContext } from '../AuthContext.ts'
import { AuthError } from '../http/AuthError.ts'
import { answer } from '../http/answer.ts'
import { cookieStyleOf, readCookie, writeCookie } from '../http/cookies.ts'
import { sessionEntry, sessionView } from '../session/sessionView.ts'
import type { SessionRow } from '../store/Store.ts'

/** `/session`, `/logout`, `/sessions`: who is signed in, where else, and how that ends. */
export function sessionRoutes(app: AuthApp, auth: AuthContext): void {
  const styleOf = (request: Request) => cookieStyleOf(request, auth.origin)
  const tokenOf = (request: Request) => readCookie(request, 'session', styleOf(request))
  const removed = (request: Request) => writeCookie('session', '', 0, styleOf(request))

  async function signedIn(request: Request): Promise<SessionRow> {
    const row = await auth.sessions.find(tokenOf(request), auth.now())
    if (row === undefined) throw new AuthError('unauthenticated', 'session')
    return row
  }

  app.get('/session', async ({ req: { raw } }) =>
    answer(sessionView(await signedIn(raw), auth.times.idle)),
  )
  app.post('/logout', async ({ req: { raw } }) => {
    await auth.sessions.end(tokenOf(raw))
    return answer(undefined, { cookie: removed(raw) })
  })
  app.get('/sessions', async ({ req: { raw } }) => {
    const current = await signedIn(raw)
    const rows = await auth.sessions.list(current.address, auth.now())
    return answer(rows.map((row) => sessionEntry(row, current.id)))
  })
  app.delete('/sessions/:id', async (context) => {
    const { raw } = context.req
    const current = await signedIn(raw)
    const id = context.req.param('id')
    if (!(await auth.store.deleteSessionById(current.address, id))) {
      throw new AuthError('not_found', 'session')
    }
    return answer(undefined, { cookie: id === current.id ? removed(raw) : undefined })
  })
  app.delete('/sessions', async ({ req: { raw } }) => {
    const current = await signedIn(raw)
    await auth.store.deleteOtherSessions(current.address, current.tokenHash)
    return answer()
  })
}
