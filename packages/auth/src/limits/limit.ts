import { AuthError } from '../http/AuthError.ts'
import type { RateLimiter } from './createRateLimiter.ts'

/** Counts a request; throws `AuthError` too_many when its client, or everybody together, has asked too often. */
export function limit(limiter: RateLimiter, client: string | undefined, now: number): void {
  const wait = limiter.take(client, now)
  if (wait === undefined) return
  throw new AuthError('too_many', 'rate', { retryAfter: Math.max(1, Math.ceil(wait / 1000)) })
}
