/** Older than this, ms, a nonce is fetched again: the backend keeps it for five minutes. */
export const nonceAge = 4 * 60_000

/** One nonce, fetched ahead. */
export interface NonceKeeper {
  /** The one that is there, or a new one when it is used, too old, or its fetch failed. */
  get(): Promise<string>
  /** How long the one that is there may still be used, ms; 0 when there is none. */
  timeLeft(): number
  /** It was sent to the backend, or its try failed: the next `get` fetches another one. */
  drop(): void
}

export function createNonceKeeper(fetchNonce: () => Promise<string>): NonceKeeper {
  let kept: { readonly nonce: Promise<string>; readonly since: number } | undefined

  const timeLeft = () => (kept ? Math.max(0, kept.since + nonceAge - Date.now()) : 0)

  return {
    async get() {
      if (timeLeft() === 0) kept = { nonce: fetchNonce(), since: Date.now() }
      const mine = kept
      try {
        return await (mine?.nonce ?? fetchNonce())
      } catch (error) {
        if (kept === mine) kept = undefined
        throw error
      }
    },
    timeLeft,
    drop() {
      kept = undefined
    },
  }
}
