/** Maximum age of a nonce, in ms: a minute less than the server keeps it. */
export const nonceAge = 4 * 60_000

/** Caches one nonce, fetched ahead. */
export interface NonceCache {
  /** The cached nonce, or a new one if it was used, is too old, or could not be fetched. */
  get(): Promise<string>
  /** How long the cached nonce stays usable, in ms; 0 without one. */
  timeLeft(): number
  /** Discards the nonce after it was used or its attempt failed; the next `get` fetches another. */
  drop(): void
}

export function createNonceCache(fetchNonce: () => Promise<string>): NonceCache {
  let cached: { readonly nonce: Promise<string>; readonly since: number } | undefined

  const timeLeft = () => (cached ? Math.max(0, cached.since + nonceAge - Date.now()) : 0)

  return {
    async get() {
      if (timeLeft() === 0) cached = { nonce: fetchNonce(), since: Date.now() }
      const mine = cached
      try {
        return await (mine?.nonce ?? fetchNonce())
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
