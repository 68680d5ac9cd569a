import { AuthError } from '../http/AuthError.ts'

/** How many requests are allowed in one window. */
export interface RateLimit {
  /** For one client. */
  readonly perClient: number
  /** For all clients together. */
  readonly overall: number
}

export interface RateLimiter {
  /** Counts a request. Returns undefined if it is allowed, else the ms until the next window. */
  take(client: string | undefined, now: number): number | undefined
}

interface Count {
  used: number
  endsAt: number
}

/** How many clients are counted at once; beyond that the oldest counts are dropped. */
const maxClients = 50_000

/**
 * Counts requests in windows of `windowMs`. Clients without a known address are only limited
 * overall, since they would all share one count.
 */
export function createRateLimiter(limit: RateLimit, windowMs: number): RateLimiter {
  const clients = new Map<string, Count>()
  const overall: Count = { used: 0, endsAt: 0 }

  // A window that ends later than `windowMs` from now started before the clock was set back.
  const isOpen = ({ endsAt }: Pick<Count, 'endsAt'>, now: number) =>
    endsAt > now && endsAt <= now + windowMs

  function countOf(client: string, now: number): Count {
    const known = clients.get(client)
    if (known && isOpen(known, now)) return known
    // The map is ordered by window start, so that expired counts come first.
    clients.delete(client)
    for (const [name, { endsAt }] of clients) {
      if (isOpen({ endsAt }, now) && clients.size < maxClients) break
      clients.delete(name)
    }
    const fresh = { used: 0, endsAt: now + windowMs }
    clients.set(client, fresh)
    return fresh
  }

  return {
    take(client, now) {
      if (!isOpen(overall, now)) Object.assign(overall, { used: 0, endsAt: now + windowMs })
      const own = client === undefined ? undefined : countOf(client, now)
      // A client over its own limit does not consume the overall limit.
      if (own && own.used >= limit.perClient) return own.endsAt - now
      if (overall.used >= limit.overall) return overall.endsAt - now
      if (own) own.used += 1
      overall.used += 1
      return undefined
    },
  }
}

/**
 * Counts a request. Throws `AuthError` 'too_many' when the client or all clients exceed the limit.
 */
export function enforceLimit(limiter: RateLimiter, client: string | undefined, now: number): void {
  const wait = limiter.take(client, now)
  if (wait === undefined) return
  throw new AuthError('too_many', 'rate', { retryAfter: Math.max(1, Math.ceil(wait / 1000)) })
}
