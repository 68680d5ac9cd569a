import { parseUrl } from './parseUrl.ts'

/** How many origins of their own a visitor may add. */
export const maxOwnOrigins = 8

/** The path at which the page sends the server its visitor's origins. */
export const ownEndpointsPath = '/own-endpoints'

// The form that the content policy supports: no wildcard, path or IPv6 address.
const origin = /^https?:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d{1,5})?$/

/**
 * The origin of an endpoint that a visitor may add: https anywhere, http only on this machine.
 * Undefined for every other URL, and for URLs with credentials or a fragment.
 */
export function ownOriginOf(url: unknown): string | undefined {
  if (typeof url !== 'string' || url.length > 2048) return undefined
  const parsed = parseUrl(url)
  if (!parsed) return undefined
  if (parsed.username !== '' || parsed.password !== '' || parsed.hash !== '') return undefined
  const isLocal = parsed.hostname === 'localhost' || parsed.hostname === '127.0.0.1'
  if (parsed.protocol !== 'https:' && !(parsed.protocol === 'http:' && isLocal)) return undefined
  return parsed.origin.length <= 255 && origin.test(parsed.origin) ? parsed.origin : undefined
}

/** The valid origins in a list of unknown values, without duplicates, at most eight. */
export function ownOriginsIn(values: readonly unknown[]): readonly string[] {
  const origins = values.filter(
    (value): value is string => typeof value === 'string' && ownOriginOf(value) === value,
  )
  return [...new Set(origins)].slice(0, maxOwnOrigins)
}

/**
 * Whether the page reads from a visitor's own endpoint: its chain was verified, and the content
 * policy allows it. The policy is made from a cookie, which may be gone.
 *
 * @param allowed The origins in the content policy.
 */
export function isEndpointUsable(
  { confirmed, url }: { readonly confirmed: boolean; readonly url: string },
  allowed: readonly string[],
): boolean {
  return confirmed && allowed.includes(ownOriginOf(url) ?? '')
}
