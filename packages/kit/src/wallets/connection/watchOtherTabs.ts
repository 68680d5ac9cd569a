import type { Kit } from '../../chains/config/kit.ts'
import { lastConnectorKey } from '../../chains/config/lastConnector.ts'

/**
 * Ends this tab's connection once the visitor disconnects in another tab: not every wallet reports
 * it. Returns the function that stops it.
 */
export function watchOtherTabs({ wagmi }: Pick<Kit, 'wagmi'>): () => void {
  const onStorage = async ({ key, newValue }: StorageEvent) => {
    if (key !== `${wagmi.storage?.key}.${lastConnectorKey}` || newValue !== null) return
    if (wagmi.state.connections.size === 0) return
    try {
      await (await import('./endWithOtherTab.ts')).endWithOtherTab(wagmi)
    } catch {
      // The code did not load. What the visitor sees must be true without it.
      wagmi.setState((state) => ({
        ...state,
        connections: new Map(),
        current: null,
        status: 'disconnected',
      }))
    }
  }
  addEventListener('storage', onStorage)
  return () => removeEventListener('storage', onStorage)
}
