export interface RateLimit {
  /** How many in a window, for one client. */
  readonly perClient: number
  /** How many in a window, for all together. */
  readonly overall: number
}

export interface RateLimiter {
  /** Counts a request. Gives undefined when it may pass, else the ms until the next one may. */
  take(client: string | undefined, now: number): number | undefined
}

interface Count {
  used: number
  endsAt: number
}

const maxClients = 50_000

/**
 * Counts requests in windows of `windowMs`. A client whose address is not known has no count of its own, since all such would
 * share it: the limit over all holds for them.
 */
export function createRateLimiter(limit: RateLimit, windowMs: number): RateLimiter {
  const clients = new Map<string, Count>()
  const everybody: Count = { used: 0, endsAt: 0 }

  // One that ends later than a window from now was begun before the clock was set back.
  const isOpen = ({ endsAt }: Pick<Count, 'endsAt'>, now: number) =>
    endsAt > now && endsAt <= now + windowMs

  function countOf(client: string, now: number): Count {
    const known = clients.get(client)
    if (known && isOpen(known, now)) return known
    // Kept in the order of their windows, so that the first ones are the ones that are over.
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
      if (!isOpen(everybody, now)) Object.assign(everybody, { used: 0, endsAt: now + windowMs })
      const own = client === undefined ? undefined : countOf(client, now)
      // A client over its own limit does not use up what is there for the others.
      if (own && own.used >= limit.perClient) return own.endsAt - now
      if (everybody.used >= limit.overall) return everybody.endsAt - now
      if (own) own.used += 1
      everybody.used += 1
      return undefined
    },
  }
}
