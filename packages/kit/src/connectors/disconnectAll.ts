import { disconnect, getConnections } from '@wagmi/core'
import type { KitConfig } from '../config/createKitConfig.ts'
import { withTimeLimit } from './withTimeLimit.ts'

/** Where WalletConnect keeps the link of the app that the visitor chose. */
const deepLinkKey = 'WALLETCONNECT_DEEPLINK_CHOICE'

/** How long one wallet may take to let go, ms. */
const timeout = 2_000

/**
 * Ends every connection, not only the current one: wagmi would otherwise go on with the next wallet
 * without being asked. The permission is revoked where the wallet can; the stored connector id and
 * the deep-link choice are removed, so that a reload stays disconnected. A wallet that fails to
 * answer is disconnected here all the same.
 */
export async function disconnectAll(kit: Pick<KitConfig, 'wagmi' | 'storage'>): Promise<void> {
  const { wagmi, storage } = kit
  const connections = getConnections(wagmi)
  storage.removeItem(deepLinkKey)
  await Promise.allSettled(
    connections.map(({ connector }) =>
      withTimeLimit({ connector: connector.name, operation: 'disconnect', timeout }, () =>
        disconnect(wagmi, { connector }),
      ),
    ),
  )
  // wagmi writes the next connection's id while several end; after the last one none may be left.
  await wagmi.storage?.removeItem('recentConnectorId')
  // Also when a connector threw: a disconnected wallet is disconnected everywhere.
  wagmi.setState((state) => ({
    ...state,
    connections: new Map(),
    current: null,
    status: 'disconnected',
  }))
}
