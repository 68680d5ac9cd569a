import type { AuthApp, AuthContext } from '../AuthContext.ts'
import { AuthError } from '../http/AuthError.ts'
import { readCookie, writeCookie } from '../http/cookies.ts'
import { respond } from '../http/respond.ts'
import { enforceLimit } from '../limits/createRateLimiter.ts'
import { hashOf, isToken, randomNonce, randomToken } from '../session/tokens.ts'
import type { Store } from '../store/Store.ts'

/** `POST /nonce`: issues a nonce that only this browser can use. */
export function nonceRoute(app: AuthApp, auth: AuthContext): void {
  const mayAddNonce = createNonceCap(auth.store, auth.maxOutstandingNonces)
  app.post('/nonce', async ({ req: { raw: request }, env }) => {
    const now = auth.now()
    await enforceLimit(auth.limiters.nonces, auth.clientOf(request, env.peerAddress), now)
    if (!(await mayAddNonce(now))) {
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
    const maxAge = Math.ceil(auth.times.nonce / 1000)
    return respond({ nonce }, { cookies: [writeCookie('browser', browser, maxAge, style)] })
  })
}

/** How long a count of the stored nonces stays valid, in ms. */
const countInterval = 1000

/**
 * Decides whether one more nonce may be stored. Counts the stored nonces at most once a second and
 * adds those issued since, so that a flood stops at the cap. Nonces issued by other processes on
 * the same store are counted up to a second late.
 */
function createNonceCap(store: Pick<Store, 'countNonces'>, cap: number) {
  let counted = 0
  let added = 0
  let countedAt = Number.NEGATIVE_INFINITY
  return async (now: number): Promise<boolean> => {
    // The absolute difference also covers a clock that was set back.
    if (Math.abs(now - countedAt) >= countInterval) {
      countedAt = now
      counted = await store.countNonces()
      added = 0
    }
    if (counted + added >= cap) return false
    added += 1
    return true
  }
}
