import type { Kit } from '../config/kit.ts'
import { removeConnections } from './disconnectAll.ts'

/**
 * Ends this tab's connection once the visitor disconnects in another tab: not every wallet reports
 * it. Leaves the wallet itself to that tab. Returns the function that stops it.
 */
export function endWithOtherTab({ wagmi }: Pick<Kit, 'wagmi'>): () => void {
  const onStorage = async ({ key, newValue }: StorageEvent) => {
    if (key !== `${wagmi.storage?.key}.recentConnectorId` || newValue !== null) return
    // A tab in the background may hear of it after a newer connection.
    const latest: unknown = await wagmi.storage?.getItem('recentConnectorId')
    const connectors = [...wagmi.state.connections.values()].map(({ connector }) => connector)
    if (!connectors.some(({ id }) => id === latest)) removeConnections(wagmi, connectors)
  }
  addEventListener('storage', onStorage)
  return () => removeEventListener('storage', onStorage)
}
