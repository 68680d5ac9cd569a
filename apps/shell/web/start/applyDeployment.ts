import type { Chain, Chains } from '@foyer/kit'
import { NoChainsError } from '@foyer/kit/errors'
import type { Deployment } from '../../config/deployment.ts'

/**
 * The configured networks as this deployment serves them: with its endpoints and its explorer; names,
 * currencies and order stay those of the configuration. Networks that the deployment does not serve
 * are left out.
 *
 * @throws NoChainsError when none is left.
 */
export function applyDeployment(chains: Chains, deployment: Deployment): Chains {
  const [first, ...rest] = chains.flatMap((chain): readonly Chain[] => {
    const served = deployment.chains.find(({ id }) => id === chain.id)
    if (served === undefined || served.rpcUrls.length === 0) return []
    const { explorerName: name, explorerUrl: url, rpcUrls: http, webSocketUrls: webSocket } = served
    return [
      {
        ...chain,
        rpcUrls: { default: { http, ...(webSocket ? { webSocket } : {}) } },
        blockExplorers: name && url ? { default: { name, url } } : undefined,
      },
    ]
  })
  if (!first) throw new NoChainsError()
  return [first, ...rest]
}
