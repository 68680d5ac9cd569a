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
