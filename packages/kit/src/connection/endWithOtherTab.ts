import type { Kit } from '../config/kit.ts'
import { removeConnections } from './disconnectAll.ts'

/**
 * Ends this tab's connection once the visitor disconnects in another tab: not every wallet reports
 * it. Returns the function that stops it.
 */
export function endWithOtherTab({ wagmi }: Pick<Kit, 'wagmi'>): () => void {
  const onStorage = async ({ key, newValue }: StorageEvent) => {
    if (key !== `${wagmi.storage?.key}.recentConnectorId` || newValue !== null) return
    // A tab in the background may hear of it after a newer connection.
    const latest: unknown = await wagmi.storage?.getItem('recentConnectorId')
    const connectors = [...wagmi.state.connections.values()].map(({ connector }) => connector)
    if (connectors.some(({ id }) => id === latest)) return
    removeConnections(wagmi, connectors)
    for (const connector of connectors) {
      // The other tab has told the extension. An SDK has a session in each tab.
      if (connector.type !== 'injected') connector.disconnect().catch(() => {})
    }
  }
  addEventListener('storage', onStorage)
  return () => removeEventListener('storage', onStorage)
}
