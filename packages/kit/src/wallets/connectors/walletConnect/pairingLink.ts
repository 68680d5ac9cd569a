import { countdown } from '@foyer/ui/utils/stopwatch.ts'

/** Default lifetime of a pairing link, in ms (WalletConnect 2 specification). */
const defaultLife = 5 * 60 * 1_000

/** Minimum remaining lifetime of a link that is returned again, in ms. */
export const minLifetime = 60_000

/**
 * How long a new pairing link is valid, in ms, whenever the returned function is called: until its
 * `expiryTimestamp` (in seconds, by this device's clock), or for five minutes.
 */
export function pairingTimeLeft(uri: string): () => number {
  const [, query = ''] = uri.split('?')
  const seconds = Number(new URLSearchParams(query).get('expiryTimestamp'))
  const isTime = Number.isSafeInteger(seconds) && seconds > 0
  return countdown(isTime ? seconds * 1_000 - Date.now() : defaultLife)
}
