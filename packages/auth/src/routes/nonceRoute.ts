import type { AuthApp, AuthContext } from '../AuthContext.ts'
import { AuthError } from '../http/AuthError.ts'
import { answer } from '../http/answer.ts'
import { readCookie, writeCookie } from '../http/cookies.ts'
import { limit } from '../limits/limit.ts'
import { hashOf, isToken, randomNonce, randomToken } from '../session/tokens.ts'

/** `POST /nonce`: a nonce for this browser alone. */
export function nonceRoute(app: AuthApp, auth: AuthContext): void {
  app.post('/nonce', async ({ req: { raw: request }, env }) => {
    const now = auth.now()
    limit(auth.limiters.nonces, auth.clientOf(request, env.peerAddress), now)
    if (!(await auth.mayAddNonce(now))) {
      throw new AuthError('too_many', 'outstanding', { retryAfter: 60 })
    }
    const style = auth.cookieStyleOf(request)
    // Kept between tabs, or a nonce fetched ahead in one would be spoilt by the next one's.
    const known = readCookie(request, 'browser', style)
    const browser = isToken(known) ? known : randomToken()
    const nonce = randomNonce()
    const expiresAt = now + auth.times.nonce
    await auth.store.putNonce({ nonce, binding: hashOf(browser), expiresAt })
    const maxAge = Math.ceil(auth.times.nonce / 1000)
    return answer({ nonce }, { cookies: [writeCookie('browser', browser, maxAge, style)] })
  })
}
