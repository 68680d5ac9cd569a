import type { Kit } from '../../chains/config/kit.ts'
import { lastConnectorId, lastConnectorKey } from '../../chains/config/lastConnector.ts'
import { isInjected } from '../connectors/injected/isInjected.ts'
import { drop } from '../wagmi.ts'

/**
 * Ends this tab's connection once the visitor disconnects in another tab: not every wallet reports
 * it. Returns the function that stops it.
 */
export function watchOtherTabs({ wagmi }: Pick<Kit, 'wagmi'>): () => void {
  const onStorage = async ({ key, newValue }: StorageEvent) => {
    if (key !== `${wagmi.storage?.key}.${lastConnectorKey}` || newValue !== null) return
    // A tab in the background may be notified later, after a newer connection.
    const latest = await lastConnectorId(wagmi.storage)
    const connectors = [...wagmi.state.connections.values()].map(({ connector }) => connector)
    if (connectors.length === 0 || connectors.some(({ id }) => id === latest)) return
    drop(wagmi, connectors)
    for (const connector of connectors) {
      // The other tab has told the extension. An SDK has a session in each tab.
      if (!isInjected(connector)) connector.disconnect().catch(() => {})
    }
  }
  addEventListener('storage', onStorage)
  return () => removeEventListener('storage', onStorage)
}
