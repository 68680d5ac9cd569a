import type { Chain } from '@foyer/kit'
import type { Deployment } from '../../config/deployment.ts'
import type { PolicySources } from '../../config/policy.ts'

/** A host that the content policy lets the page talk to, and why. */
export interface AllowedHost {
  readonly host: string
  readonly purpose:
    | { readonly kind: 'thisSite' }
    /** How many networks have their nodes on this site. */
    | { readonly kind: 'ownNodes'; readonly count: number }
    /** Names of the networks whose nodes stand there. */
    | { readonly kind: 'node'; readonly networks: readonly string[] }
    /** A feature's own words. */
    | { readonly kind: 'feature'; readonly reason: string }
}

/**
 * Every host of the content policy, each once for a purpose: this site, the nodes of the networks,
 * and what features declare. In demo mode the nodes stand on this site, and are a row of their own:
 * they are asked later than the site itself.
 */
export function allowedHosts(
  deployment: Deployment,
  chains: readonly Chain[],
  policies: readonly PolicySources[],
): readonly AllowedHost[] {
  const own = new URL(deployment.publicUrl).host
  const ownNodes = new Set<string>()
  const nodes = new Map<string, Set<string>>()
  for (const { name, rpcUrls } of chains) {
    const { http, webSocket = [] } = rpcUrls.default
    for (const url of [...http, ...webSocket]) {
      const { host } = new URL(url)
      if (host === own) ownNodes.add(name)
      else nodes.set(host, (nodes.get(host) ?? new Set()).add(name))
    }
  }
  const features = policies.flatMap(({ connect = [], img = [], frame = [], font = [], reason }) =>
    [...connect, ...img, ...frame, ...font]
      .filter((source) => source.includes('://'))
      .map((source) => ({ host: source.replace(/^\w+:\/\//, ''), reason })),
  )
  const seen = new Set([own, ...nodes.keys()])
  return [
    { host: own, purpose: { kind: 'thisSite' } },
    ...ownNodesRow(own, ownNodes.size),
    ...[...nodes].map(
      ([host, networks]): AllowedHost => ({
        host,
        purpose: { kind: 'node', networks: [...networks] },
      }),
    ),
    ...features.flatMap(({ host, reason }): readonly AllowedHost[] => {
      if (seen.has(host)) return []
      seen.add(host)
      return [{ host, purpose: { kind: 'feature', reason } }]
    }),
  ]
}

function ownNodesRow(host: string, count: number): readonly AllowedHost[] {
  return count === 0 ? [] : [{ host, purpose: { kind: 'ownNodes', count } }]
}
