import type { ChainRecord } from '@foyer/kit'
import type { Deployment } from '../../config/deployment.ts'

/**
 * The configured networks as this deployment serves them: its endpoints, its explorer, its
 * WebSocket; names, currencies and order stay those of the configuration. Networks that the
 * deployment does not serve are left out.
 */
export function applyDeployment(
  records: readonly ChainRecord[],
  deployment: Deployment,
): readonly ChainRecord[] {
  return records.flatMap((record) => {
    const served = deployment.chains.find(({ id }) => id === record.id)
    const [first, ...rest] = served?.rpcUrls ?? []
    if (served === undefined || first === undefined) return []
    return {
      ...record,
      rpcUrls: [first, ...rest] as const,
      webSocketUrl: served.webSocketUrl,
      explorer: { name: served.explorerName, url: served.explorerUrl },
    }
  })
}
