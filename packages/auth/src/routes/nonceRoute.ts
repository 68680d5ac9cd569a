import type { AuthContext, Handler } from '../AuthContext.ts'
import { AuthError } from '../http/AuthError.ts'
import { readCookie, writeCookie } from '../http/cookies.ts'
import { respond } from '../http/respond.ts'
import { enforceLimit } from '../limits/createRateLimiter.ts'
import { hashOf, isToken, randomNonce, randomToken } from '../session/tokens.ts'

/** `POST /nonce`: issues a nonce that only this browser can use, and says for how many seconds. */
export function nonceRoute(auth: AuthContext): Handler {
  return async (request, { peerAddress }) => {
    const now = auth.now()
    await enforceLimit(auth.limiters.nonces, auth.clientOf(request, peerAddress), now)
    if (!(await auth.mayAddNonce(now))) {
      throw new AuthError('too_many', 'outstanding', { retryAfter: 60 })
    }
    const style = auth.cookieStyleOf(request)
    // All tabs share one cookie, so that a nonce prefetched in one tab survives a request in
    // another.
    const known = readCookie(request, 'browser', style)
    const browser = isToken(known) ? known : randomToken()
    const nonce = randomNonce()
    const expiresAt = now + auth.times.nonce
    await auth.store.putNonce({ nonce, binding: hashOf(browser), expiresAt })
    const seconds = auth.times.nonce / 1000
    const maxAge = Math.ceil(seconds)
    const body = { nonce, expiresIn: Math.floor(seconds) }
    return respond(body, { cookies: [writeCookie('browser', browser, maxAge, style)] })
  }
}
