import type { Chain } from '@foyer/kit'
import type { Deployment } from '../../../config/deployment.ts'
import { deploymentPolicies } from '../../../config/deploymentPolicies.ts'
import type { AllowedSources, DeploymentSources, PolicySources } from '../../../config/policy.ts'

/** A host that the content policy allows, and why. */
export interface AllowedHost {
  readonly host: string
  readonly purpose:
    | { readonly kind: 'thisSite' }
    /** The endpoints of chains on this site. */
    | { readonly kind: 'ownNodes' }
    /** Names of the chains whose endpoints are on the host. */
    | { readonly kind: 'node'; readonly chains: readonly string[] }
    /** Named in the deployment's settings. */
    | { readonly kind: DeploymentSources['purpose'] }
    /** Allowed for a feature, with its reason. */
    | { readonly kind: 'feature'; readonly reason: string }
}

/**
 * All hosts of the content policy, each once per purpose: this site, the chains' endpoints, those
 * that the deployment's settings name, and what features declare. In demo mode the endpoints are on
 * this site and get their own row, since they are contacted only after connecting.
 */
export function allowedHosts(
  deployment: Deployment,
  chains: readonly Chain[],
  features: readonly PolicySources[],
): readonly AllowedHost[] {
  const own = new URL(deployment.publicUrl).host
  let hasOwnNodes = false
  const nodes = new Map<string, Set<string>>()
  for (const { name, rpcUrls } of chains) {
    const { http, webSocket = [] } = rpcUrls.default
    for (const url of [...http, ...webSocket]) {
      const { host } = new URL(url)
      if (host === own) hasOwnNodes = true
      else nodes.set(host, (nodes.get(host) ?? new Set()).add(name))
    }
  }
  const others = [
    ...deploymentPolicies(deployment).flatMap((sources) =>
      hostsOf(sources, { kind: sources.purpose }),
    ),
    ...features.flatMap((sources) => hostsOf(sources, { kind: 'feature', reason: sources.reason })),
  ]
  const seen = new Set([own, ...nodes.keys()])
  return [
    { host: own, purpose: { kind: 'thisSite' } },
    ...(hasOwnNodes ? [{ host: own, purpose: { kind: 'ownNodes' as const } }] : []),
    ...[...nodes].map(
      ([host, names]): AllowedHost => ({
        host,
        purpose: { kind: 'node', chains: [...names] },
      }),
    ),
    ...others.filter(({ host }) => {
      if (seen.has(host)) return false
      seen.add(host)
      return true
    }),
  ]
}

function hostsOf(
  { connect = [], img = [], frame = [], font = [] }: AllowedSources,
  purpose: AllowedHost['purpose'],
): readonly AllowedHost[] {
  return [...connect, ...img, ...frame, ...font]
    .filter((source) => source.includes('://'))
    .map((source) => ({ host: source.replace(/^\w+:\/\//, ''), purpose }))
}
