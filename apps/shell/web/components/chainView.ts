import { type ChainHealth, type EndpointState, isFailing } from '@foyer/kit'

/** How a network does, as far as is known. */
export type ChainTone = 'unknown' | 'ok' | 'slow' | 'silent'

/** An answer that takes longer counts as slow, ms. */
export const slowFrom = 800
const sampled = 10

/** The endpoint that answered last, else the one that is asked first. */
export function shownEndpoint({ endpoints, inUse }: ChainHealth): EndpointState | undefined {
  return endpoints.find(({ url }) => url === inUse) ?? endpoints[0]
}

/** The median time of the last ten answers, ms; undefined without any. */
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

/** How many of the last ten requests were answered; undefined without any. */
export function answeredShare({ samples }: EndpointState): number | undefined {
  const latest = samples.slice(-sampled)
  if (latest.length === 0) return undefined
  return latest.filter(({ ok }) => ok).length / latest.length
}

export function toneOf(health: ChainHealth | undefined): ChainTone {
  if (!health) return 'unknown'
  const known = health.endpoints.filter(({ samples }) => samples.length > 0)
  if (known.length === 0) return 'unknown'
  if (health.silent || known.every(isFailing)) return 'silent'
  const shown = shownEndpoint(health)
  const median = shown && medianOf(shown)
  return median !== undefined && median >= slowFrom ? 'slow' : 'ok'
}

/** Whether another endpoint than the preferred one answers, because that one fails. */
export function isDetour(
  { endpoints, inUse, pinned }: ChainHealth,
  firstUrl: string | undefined,
): boolean {
  const preferred = pinned ?? firstUrl
  if (inUse === undefined || inUse === preferred) return false
  return endpoints.some((endpoint) => endpoint.url === preferred && isFailing(endpoint))
}

/** An endpoint's address without what may be secret in it. */
export function hostOf(url: string): string {
  if (!URL.canParse(url)) return url
  const { host, pathname } = new URL(url)
  // Of this site's own endpoints the path tells them apart.
  return /^\/rpc\/\d+(?:\/[a-z]+)?$/.test(pathname) ? `${host}${pathname}` : host
}
