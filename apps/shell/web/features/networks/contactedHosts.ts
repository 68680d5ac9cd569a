import type { EndpointState } from '@foyer/kit'
import { parseUrl } from '../../../config/parseUrl.ts'

/** Number of requests per host. */
export type HostCounts = ReadonlyMap<string, number>

interface CountedUrl {
  readonly name: string
  /** Default 1. */
  readonly count?: number | undefined
}

/** Counts requests per host in the browser's performance entries, which page code cannot skip. */
export function countHosts(entries: readonly CountedUrl[]): HostCounts {
  const counts = new Map<string, number>()
  for (const { count = 1, name } of entries) {
    const url = parseUrl(name)
    if (!url || !/^(?:https?|wss?):$/.test(url.protocol)) continue
    counts.set(url.host, (counts.get(url.host) ?? 0) + count)
  }
  return counts
}

/**
 * Adds the endpoints' own counts, since performance entries do not include WebSockets and their
 * buffer is limited, and the WebSockets of others, such as the WalletConnect relay.
 */
export function withEndpoints(
  counts: HostCounts,
  endpoints: readonly Pick<EndpointState, 'kind' | 'requests' | 'url'>[],
  sockets: HostCounts = new Map(),
): HostCounts {
  const own = { http: new Map<string, number>(), webSocket: new Map<string, number>() }
  for (const { kind, requests, url } of endpoints) {
    const { host } = new URL(url)
    if (requests > 0) own[kind].set(host, (own[kind].get(host) ?? 0) + requests)
  }
  const all = new Map(counts)
  for (const [host, count] of own.http) all.set(host, Math.max(all.get(host) ?? 0, count))
  for (const host of new Set([...own.webSocket.keys(), ...sockets.keys()])) {
    const count = Math.max(own.webSocket.get(host) ?? 0, sockets.get(host) ?? 0)
    all.set(host, (all.get(host) ?? 0) + count)
  }
  return all
}
