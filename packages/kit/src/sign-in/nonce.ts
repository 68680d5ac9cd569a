import { stopwatch } from '@foyer/ui/utils/stopwatch.ts'

/** Maximum age of a nonce, in ms. The rest of its lifetime is left to sign. */
export const nonceAge = 4 * 60_000
/** How long a backend keeps a nonce unless it says otherwise, in ms. */
const defaultNonceLifetime = 5 * 60_000
/** A nonce is never fetched more often, in ms. */
const minimumAge = 8_000

/** A nonce of the backend, fetched ahead. */
export interface Nonce {
  /** Rejects if it could not be fetched. */
  readonly value: Promise<string>
  /** How long it stays usable, in ms; 0 once it was dropped or could not be fetched. */
  timeLeft(): number
  /** It was used, or its attempt failed. */
  drop(): void
}

interface FetchedNonce {
  readonly nonce: string
  /** How long the backend keeps it, in ms. Default: 5 minutes. */
  readonly lifetime?: number | undefined
}

/** Fetches a nonce. Its age counts from the request, since the backend may create it at once. */
export function fetchNonce(fetch: () => Promise<FetchedNonce>): Nonce {
  const age = stopwatch()
  let maxAge = nonceAge
  let isDropped = false
  async function answer(): Promise<string> {
    try {
      const { lifetime, nonce } = await fetch()
      maxAge = maxAgeOf(lifetime)
      return nonce
    } catch (error) {
      isDropped = true
      throw error
    }
  }
  return {
    value: answer(),
    timeLeft: () => (isDropped ? 0 : Math.max(0, maxAge - age())),
    drop() {
      isDropped = true
    },
  }
}

/** Leaves at least a fifth of the lifetime to sign. */
function maxAgeOf(lifetime = defaultNonceLifetime): number {
  if (Number.isNaN(lifetime)) return nonceAge
  return Math.min(nonceAge, Math.max(minimumAge, Math.floor(lifetime * 0.8)))
}
