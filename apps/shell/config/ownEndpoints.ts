/** So many origins of own endpoints a visitor may have. */
export const maxOwnOrigins = 8

/** Where the page tells the server which origins its visitor wants to reach. */
export const ownEndpointsPath = '/own-endpoints'

// The form that the content policy can hold: no wildcard, no path, no IPv6.
const origin = /^https?:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d{1,5})?$/

/**
 * The origin of an endpoint that a visitor may bring along: https anywhere, http only on this machine. Undefined for
 * every other address, and for one with a user, a password or a fragment.
 */
export function ownOriginOf(address: unknown): string | undefined {
  if (typeof address !== 'string' || address.length > 2048 || !URL.canParse(address))
    return undefined
  const url = new URL(address)
  if (url.username !== '' || url.password !== '' || url.hash !== '') return undefined
  const isLocal = url.hostname === 'localhost' || url.hostname === '127.0.0.1'
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLocal)) return undefined
  return url.origin.length <= 255 && origin.test(url.origin) ? url.origin : undefined
}

/** The origins in a list that may hold anything: each once, in their form, at most eight. */
export function ownOriginsIn(values: readonly unknown[]): readonly string[] {
  const origins = values.filter(
    (value): value is string => typeof value === 'string' && ownOriginOf(value) === value,
  )
  return [...new Set(origins)].slice(0, maxOwnOrigins)
}
