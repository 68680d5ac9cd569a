import type { EndpointState } from '@foyer/kit'

/** How often the page has asked each host so far. */
export type HostCounts = ReadonlyMap<string, number>

/** Counts hosts in the browser's own record of requests: what no code of the page could leave out. */
export function countHosts(entries: readonly { readonly name: string }[]): HostCounts {
  const counts = new Map<string, number>()
  for (const { name } of entries) {
    if (!URL.canParse(name)) continue
    const { host, protocol } = new URL(name)
    if (!/^(?:https?|wss?):$/.test(protocol)) continue
    counts.set(host, (counts.get(host) ?? 0) + 1)
  }
  return counts
}

/**
 * With what the endpoints count for themselves: the browser keeps no record of WebSockets, and its record of the other
 * requests is full one day.
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
