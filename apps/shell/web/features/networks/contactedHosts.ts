import type { EndpointState } from '@foyer/kit'
import { parseUrl } from '../../../config/parseUrl.ts'

/** Number of requests per host. */
export type HostCounts = ReadonlyMap<string, number>

/** Counts requests per host in the browser's performance entries, which page code cannot skip. */
export function countHosts(entries: readonly { readonly name: string }[]): HostCounts {
  const counts = new Map<string, number>()
  for (const { name } of entries) {
    const url = parseUrl(name)
    if (!url || !/^(?:https?|wss?):$/.test(url.protocol)) continue
    counts.set(url.host, (counts.get(url.host) ?? 0) + 1)
  }
  return counts
}

/**
 * Adds the endpoints' own counts: performance entries do not include WebSockets, and their buffer
 * is limited.
 */
export function withEndpoints(
  counts: HostCounts,
  endpoints: readonly Pick<EndpointState, 'kind' | 'requests' | 'url'>[],
): HostCounts {
  const own = { http: new Map<string, number>(), webSocket: new Map<string, number>() }
  for (const { kind, requests, url } of endpoints) {
    const { host } = new URL(url)
    if (requests > 0) own[kind].set(host, (own[kind].get(host) ?? 0) + requests)
  }
  const all = new Map(counts)
  for (const [host, count] of own.http) all.set(host, Math.max(all.get(host) ?? 0, count))
  for (const [host, count] of own.webSocket) all.set(host, (all.get(host) ?? 0) + count)
  return all
}
