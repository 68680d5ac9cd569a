/** Default lifetime of a pairing link, in ms (WalletConnect 2 specification). */
const defaultLife = 5 * 60 * 1_000

/** Minimum remaining lifetime of a link that is returned again, in ms. */
export const minLifetime = 60_000

/**
 * When a pairing link expires, in ms since 1970: its `expiryTimestamp` (given in seconds), or five
 * minutes from now.
 */
export function pairingExpiry(uri: string, now: number): number {
  const [, query = ''] = uri.split('?')
  const seconds = Number(new URLSearchParams(query).get('expiryTimestamp') ?? Number.NaN)
  return Number.isSafeInteger(seconds) && seconds > 0 ? seconds * 1_000 : now + defaultLife
}
