import type { Config } from 'wagmi'
import { lastConnectorId } from '../../chains/config/lastConnector.ts'
import { removeConnections } from './disconnectAll.ts'

/** Ends this tab's connection after the visitor disconnected in another tab. */
export async function endWithOtherTab(wagmi: Config): Promise<void> {
  // A tab in the background may be notified later, after a newer connection.
  const latest = await lastConnectorId(wagmi.storage)
  const connectors = [...wagmi.state.connections.values()].map(({ connector }) => connector)
  if (connectors.some(({ id }) => id === latest)) return
  removeConnections(wagmi, connectors)
  for (const connector of connectors) {
    // The other tab has told the extension. An SDK has a session in each tab.
    if (connector.type !== 'injected') connector.disconnect().catch(() => {})
  }
}
