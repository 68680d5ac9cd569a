/** Maximum age of a nonce, in ms. The rest of its lifetime is left to sign. */
export const nonceAge = 4 * 60_000
/** How long a backend keeps a nonce unless it says otherwise, in ms. */
const defaultNonceLifetime = 5 * 60_000
/** A nonce is never fetched more often, in ms. */
const minimumAge = 8_000

export interface FetchedNonce {
  readonly nonce: string
  /** How long the backend keeps it, in ms. Default: 5 minutes. */
  readonly lifetime?: number | undefined
}

/** Caches one nonce, fetched ahead. */
export interface NonceCache {
  /** The cached nonce, or a new one if it was used, is too old, or could not be fetched. */
  get(): Promise<string>
  /** How long the cached nonce stays usable, in ms; 0 without one. */
  timeLeft(): number
  /** Discards the nonce after it was used or its attempt failed; the next `get` fetches another. */
  drop(): void
}

interface CachedNonce {
  readonly fetched: Promise<FetchedNonce>
  /** When it was asked for, by both clocks. */
  readonly since: { readonly time: number; readonly at: number }
  /** Maximum age, in ms. Known once the backend has answered. */
  maxAge: number
}

export function createNonceCache(fetchNonce: () => Promise<FetchedNonce>): NonceCache {
  let cached: CachedNonce | undefined

  const timeLeft = () => (cached ? Math.max(0, cached.maxAge - ageOf(cached)) : 0)

  return {
    async get() {
      if (!cached || timeLeft() === 0) {
        cached = { fetched: fetchNonce(), since: clocks(), maxAge: nonceAge }
      }
      const mine = cached
      try {
        const { lifetime, nonce } = await mine.fetched
        mine.maxAge = maxAgeOf(lifetime)
        return nonce
      } catch (error) {
        if (cached === mine) cached = undefined
        throw error
      }
    },
    timeLeft,
    drop() {
      cached = undefined
    },
  }
}

const clocks = () => ({ time: Date.now(), at: performance.now() })

/** In ms. The device's clock may be set back, and `performance.now()` may stop while it sleeps. */
function ageOf({ since }: CachedNonce): number {
  const now = clocks()
  return Math.max(now.time - since.time, now.at - since.at)
}

/** Leaves at least a fifth of the lifetime to sign. */
function maxAgeOf(lifetime = defaultNonceLifetime): number {
  if (Number.isNaN(lifetime)) return nonceAge
  return Math.min(nonceAge, Math.max(minimumAge, Math.floor(lifetime * 0.8)))
}
