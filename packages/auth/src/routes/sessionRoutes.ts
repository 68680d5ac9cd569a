import type { AuthApp, AuthContext } from '../AuthContext.ts'
import { AuthError } from '../http/AuthError.ts'
import { answer } from '../http/answer.ts'
import { readCookie, readCookies, writeCookie } from '../http/cookies.ts'
import { sessionEntry, sessionView } from '../session/sessionView.ts'
import { isId } from '../session/tokens.ts'
import { ownerOf, type SessionRow } from '../store/Store.ts'

/** `/session`, `/logout`, `/sessions`: who is signed in, where else, and how that ends. */
export function sessionRoutes(app: AuthApp, auth: AuthContext): void {
  const tokenOf = (request: Request) => readCookie(request, 'session', auth.cookieStyleOf(request))
  /** Takes away all cookies of a session that this browser showed, or the one that it would. */
  function removed(request: Request): readonly string[] {
    const style = auth.cookieStyleOf(request)
    const other = { ...style, framed: !style.framed }
    const styles = readCookies(request, 'session', style).length > 1 ? [style, other] : [style]
    return styles.map((each) => writeCookie('session', '', 0, each))
  }

  async function signedIn(request: Request): Promise<SessionRow> {
    const row = await auth.sessions.find(tokenOf(request), auth.now())
    if (row === undefined) throw new AuthError('unauthenticated', 'session')
    return row
  }

  app.get('/session', async ({ req: { raw } }) =>
    answer(sessionView(await signedIn(raw), auth.times.idle)),
  )
  app.post('/logout', async ({ req: { raw } }) => {
    for (const token of readCookies(raw, 'session', auth.cookieStyleOf(raw)))
      await auth.sessions.end(token)
    return answer(undefined, { cookies: removed(raw) })
  })
  app.get('/sessions', async ({ req: { raw } }) => {
    const current = await signedIn(raw)
    const rows = await auth.sessions.list(ownerOf(current), auth.now())
    return answer(rows.map((row) => sessionEntry(row, current.id)))
  })
  app.delete('/sessions/:id', async (context) => {
    const { raw } = context.req
    const current = await signedIn(raw)
    const id = context.req.param('id')
    if (!isId(id) || !(await auth.store.deleteSessionById(ownerOf(current), id))) {
      throw new AuthError('not_found', 'session')
    }
    return answer(undefined, { cookies: id === current.id ? removed(raw) : [] })
  })
  app.delete('/sessions', async ({ req: { raw } }) => {
    const current = await signedIn(raw)
    await auth.store.deleteOtherSessions(ownerOf(current), current.tokenHash)
    return answer()
  })
}
