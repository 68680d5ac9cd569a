/** Maximum age of a nonce, in ms: a minute less than the server keeps it. */
export const nonceAge = 4 * 60_000

/** Keeps one nonce, fetched ahead. */
export interface NonceKeeper {
  /** The kept nonce, or a new one if it was used, is too old, or could not be fetched. */
  get(): Promise<string>
  /** How long the kept nonce stays usable, in ms; 0 without one. */
  timeLeft(): number
  /** Discards the nonce after it was used or its attempt failed; the next `get` fetches another. */
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
