import { type ChainHealth, type EndpointState, isEndpointFailing } from '@foyer/kit'
import { parseUrl } from '../../../config/parseUrl.ts'

/** A chain's known health. */
export type ChainTone = 'unknown' | 'ok' | 'slow' | 'silent'

/** From this median response time on, a chain counts as slow, in ms. */
const slowFrom = 800
/** How many of the last requests count. */
const sampled = 10

/** The endpoint that answered last, else the preferred one. */
export function shownEndpoint({ endpoints, inUse }: ChainHealth): EndpointState | undefined {
  return endpoints.find(({ url }) => url === inUse) ?? endpoints[0]
}

/** The endpoints without figures, where those of an earlier check would look current. */
export function unmeasured(health: ChainHealth): ChainHealth {
  const endpoints = health.endpoints.map(({ kind, requests, url }) => {
    return { kind, requests, samples: [], url }
  })
  return { ...health, answeredAt: undefined, endpoints, inUse: undefined, silent: false }
}

/** Median response time of the last ten answers, in ms; undefined without any. */
export function medianOf({ samples }: EndpointState): number | undefined {
  const times = samples
    .filter(({ ok }) => ok)
    .slice(-sampled)
    .map(({ ms }) => ms)
    .toSorted((a, b) => a - b)
  const middle = Math.floor(times.length / 2)
  const upper = times[middle]
  if (upper === undefined) return undefined
  return times.length % 2 === 1 ? upper : Math.round((upper + (times[middle - 1] ?? upper)) / 2)
}

/** Share of the last ten requests that were answered, 0 to 1; undefined without any. */
export function answeredShare({ samples }: EndpointState): number | undefined {
  const latest = samples.slice(-sampled)
  if (latest.length === 0) return undefined
  return latest.filter(({ ok }) => ok).length / latest.length
}

export function toneOf(health: ChainHealth | undefined): ChainTone {
  if (!health) return 'unknown'
  const known = health.endpoints.filter(({ samples }) => samples.length > 0)
  if (known.length === 0) return 'unknown'
  if (health.silent || known.every(isEndpointFailing)) return 'silent'
  const shown = shownEndpoint(health)
  const median = shown && medianOf(shown)
  return median !== undefined && median >= slowFrom ? 'slow' : 'ok'
}

/** Whether a fallback endpoint is in use because the preferred one fails. */
export function isDetour(
  { endpoints, inUse, pinned }: ChainHealth,
  firstUrl: string | undefined,
): boolean {
  const preferred = pinned ?? firstUrl
  if (inUse === undefined || inUse === preferred) return false
  return endpoints.some((endpoint) => endpoint.url === preferred && isEndpointFailing(endpoint))
}

/** An endpoint's host, without a path or query that may contain a key. */
export function hostOf(url: string): string {
  const parsed = parseUrl(url)
  if (!parsed) return url
  const { host, pathname } = parsed
  // Only the path distinguishes this site's own endpoints.
  return /^\/rpc\/\d+(?:\/[a-z]+)?$/.test(pathname) ? `${host}${pathname}` : host
}
