import type { Chain, Chains } from '@foyer/kit'
import { NoChainsError } from '@foyer/ui/errors/config.ts'
import type { Deployment } from '../../config/deployment.ts'
import { addressOf } from '../address/basePath.ts'

/**
 * The configured chains with the endpoints and the explorer of this deployment. Names, currencies
 * and order stay those of the configuration. Leaves out chains that the deployment does not serve.
 *
 * @throws NoChainsError if none is left.
 */
export function applyDeployment(chains: Chains, deployment: Deployment): Chains {
  const [first, ...rest] = chains.flatMap((chain): readonly Chain[] => {
    const served = deployment.chains.find(({ id }) => id === chain.id)
    if (served === undefined || served.rpcUrls.length === 0) return []
    const { explorerName: name, explorerUrl: url, rpcUrls: http, webSocketUrls: webSocket } = served
    return [
      {
        ...chain,
        iconUrl: chain.iconUrl?.startsWith('/') ? addressOf(chain.iconUrl) : chain.iconUrl,
        rpcUrls: { default: { http, webSocket } },
        blockExplorers: name && url ? { default: { name, url } } : undefined,
      },
    ]
  })
  if (!first) throw new NoChainsError()
  return [first, ...rest]
}
