import { endsInTime } from '../endsInTime.ts'
import { AuthError } from '../http/AuthError.ts'
import type { Store } from '../store/Store.ts'
import type { Client } from './clientOf.ts'

/** How many requests are allowed in one window. */
export interface RateLimit {
  /**
   * Requests per window of one client: an IPv4 address or an IPv6 /64. An IPv4 /24 or IPv6 /48 gets
   * four times as much.
   */
  readonly perClient: number
  /**
   * Requests per window of all clients together. The last quarter is reserved for clients of a
   * known address with little use.
   */
  readonly overall: number
}

export interface RateLimiter {
  /**
   * Counts a request. Resolves to undefined if allowed, else to the time until the next window, in
   * ms.
   */
  take(client: Client | undefined, now: number): Promise<number | undefined>
}

export interface RateLimiterOptions {
  readonly limit: RateLimit
  /** The length of a window, in ms. Windows start at multiples of it in every process. */
  readonly windowMs: number
  /** Where processes share their counts. Default: each process counts separately. */
  readonly shared?: SharedCounts | undefined
}

export interface SharedCounts {
  /** Distinguishes the counts of several limiters. */
  readonly name: string
  readonly store: Pick<Store, 'addUses'>
}

/** Counts of one network, or of all clients, in the current window. */
interface Count {
  /** Uses in all processes, as last read from the store. */
  known: number
  /** Uses in this process since then. */
  own: number
  /** The pending addition of `own` to the shared count. */
  adding?: Promise<void> | undefined
}

interface Check {
  readonly network: string
  readonly allowed: number
  readonly count: Count
}

/** How many networks are counted at once; beyond that the oldest counts are dropped. */
const maxNetworks = 100_000
/**
 * The limit of each of a client's networks as a multiple of the client's own, the narrowest first.
 */
const factors = { ipv4: [1, 4], ipv6: [1, 2, 4] } as const
/** The share of the overall limit that is reserved for clients with little use. */
const reserve = 1 / 4
/** A client's widest network has little use below this share of the client's limit. */
const littleUse = 1 / 20
/**
 * The share of a limit that a process allows before it asks the store about other processes. A
 * smaller share makes limits stricter and writes more frequent.
 */
const slice = 1 / 20

/** How long a request waits for another request's addition before it makes its own, in ms. */
const addingTime = 2_000

/**
 * Counts requests in windows. Clients without a known address are only limited overall, since they
 * would all share one count, and never use the reserve.
 */
export function createRateLimiter({ limit, windowMs, shared }: RateLimiterOptions): RateLimiter {
  const everyone = 'all'
  let counts = new Map<string, Count>()
  let window = Number.NEGATIVE_INFINITY

  function countOf(network: string): Count {
    const known = counts.get(network)
    if (known) return known
    if (counts.size >= maxNetworks) {
      const oldest = [...counts.keys()].slice(0, maxNetworks / 10)
      for (const name of oldest) if (name !== everyone) counts.delete(name)
    }
    const fresh = { known: 0, own: 0 }
    counts.set(network, fresh)
    return fresh
  }

  /** Adds this process's uses to the shared count. Concurrent callers share one addition. */
  async function syncCount({ network, count }: Check, { name, store }: SharedCounts) {
    const pending = count.adding
    if (pending) {
      if (await endsInTime(pending, addingTime)) return
      // Gives up on it, unless another caller has started a new one.
      if (count.adding === pending) count.adding = undefined
      return
    }
    const uses = count.own
    const endsAt = (window + 1) * windowMs
    const adding = store.addUses(`${name} ${windowMs} ${window} ${network}`, uses, endsAt).then(
      (total) => settle(count, uses, total),
      // Without the store, each process still enforces the limit on its own.
      () => settle(count, uses, count.known + uses),
    )
    count.adding = adding
    await adding
  }

  function checksOf(client: Client | undefined): readonly Check[] {
    const isLittle = client !== undefined && isLittleUsed(client, limit, counts)
    const overall = Math.ceil(limit.overall * (isLittle ? 1 : 1 - reserve))
    const allowances = [...networksOf(client, limit), [everyone, overall] as const]
    return allowances.map(([network, allowed]) => ({ network, allowed, count: countOf(network) }))
  }

  return {
    async take(client, now) {
      const current = Math.floor(now / windowMs)
      // A request that began in the previous window counts in this one. An even earlier time means
      // that the clock was set back.
      if (current > window || current < window - 1) {
        window = current
        counts = new Map()
      }
      for (;;) {
        const checks = checksOf(client)
        const behind = shared ? checks.filter(isBehind) : []
        if (shared && behind.length > 0) {
          await Promise.all(behind.map((check) => syncCount(check, shared)))
          continue
        }
        if (checks.some(({ allowed, count }) => count.known + count.own >= allowed)) {
          return (window + 1) * windowMs - now
        }
        for (const { count } of checks) count.own += 1
        return undefined
      }
    },
  }
}

function settle(count: Count, added: number, total: number): void {
  count.known = total
  count.own -= added
  count.adding = undefined
}

/** Whether a process has allowed so many requests that it must sync with the store first. */
function isBehind({ allowed, count }: Check): boolean {
  return count.own >= Math.max(1, Math.floor(allowed * slice))
}

/** Each network of a client and how much it may use. */
function networksOf(client: Client | undefined, limit: RateLimit): (readonly [string, number])[] {
  if (client === undefined) return []
  const own = client.length === factors.ipv4.length ? factors.ipv4 : factors.ipv6
  return client.map((network, index) => [network, limit.perClient * (own[index] ?? 1)] as const)
}

function isLittleUsed(
  client: Client,
  limit: RateLimit,
  counts: ReadonlyMap<string, Count>,
): boolean {
  const count = counts.get(client.at(-1) ?? '')
  const used = count === undefined ? 0 : count.known + count.own
  return used < Math.max(1, limit.perClient * littleUse)
}

/**
 * Counts a request. Rejects with `AuthError` 'too_many' when the client or all clients exceed the
 * limit.
 */
export async function enforceLimit(
  limiter: RateLimiter,
  client: Client | undefined,
  now: number,
): Promise<void> {
  const wait = await limiter.take(client, now)
  if (wait === undefined) return
  throw new AuthError('too_many', 'rate', { retryAfter: Math.max(1, Math.ceil(wait / 1000)) })
}
