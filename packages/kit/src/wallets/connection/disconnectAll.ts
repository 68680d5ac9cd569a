import { createListeners } from '@foyer/ui/utils/createObservable.ts'
import type { Config, Connector } from 'wagmi'
import type { Kit } from '../../chains/config/kit.ts'
import { lastConnectorId, lastConnectorKey } from '../../chains/config/lastConnector.ts'
import { slot } from '../../chains/config/slot.ts'
import { forgetDeepLink } from '../connectors/deepLinkChoice.ts'
import { drop } from '../wagmi.ts'
import { authentication } from './authentication.ts'
import { revokePermission } from './revokePermission.ts'

/** Called when the visitor disconnects, also while no wallet is connected. */
export const disconnectListeners = slot('disconnectListeners', () => createListeners())

/**
 * Ends every connection, since wagmi would otherwise switch to the next wallet, and the session of
 * a visitor who has signed in. The page is disconnected at once and stays so after a reload: the
 * stored connector id and the deep-link choice are removed. Then the wallets are disconnected,
 * which revokes the permission if they support it; the last used one also while it is locked.
 * Resolves when all have answered, after six seconds at most, with the names of the wallets that
 * still permit this page, since they cannot take their permission back. Never rejects because
 * of a wallet.
 */
export async function disconnectAll(kit: Kit): Promise<readonly string[]> {
  const { wagmi, storage } = kit
  // Not connected while its wallet is locked. The page's own storage throws if it is damaged.
  const lastUsed = await lastConnectorId(wagmi.storage).catch(() => undefined)
  const wasReconnecting = wagmi.state.status === 'reconnecting'
  // Not `getConnections`: while wagmi reconnects, it still returns the previous connections.
  const ended = [...wagmi.state.connections.values()].map(({ connector }) => connector)
  const isEnded = (id: string) => ended.some((connector) => connector.id === id)
  const absent = wagmi.connectors.filter(({ id }) => id === lastUsed && !isEnded(id))
  forgetDeepLink(storage)
  await wagmi.storage?.removeItem(lastConnectorKey)
  drop(wagmi, ended)
  kit.get(authentication)?.signOut()
  kit.get(disconnectListeners).notify()
  if (wasReconnecting) endLate(kit)
  const left = [...ended, ...absent].map(async (each) => {
    const connector = configured(wagmi, each)
    return (await revokePermission(connector)) === 'kept' ? connector.name : undefined
  })
  return (await Promise.all(left)).filter((name) => name !== undefined)
}

/** The connector of a stored connection, which itself has no methods until it is restored. */
function configured({ connectors }: Config, connector: Connector): Connector {
  return connectors.find(({ id }) => !connector.emitter && id === connector.id) ?? connector
}

/** Ends what wagmi, which goes on reconnecting, connects before the visitor picks a wallet. */
function endLate(kit: Kit): void {
  const stop = kit.wagmi.subscribe(
    (state) => state,
    ({ connections, status }) => {
      if (status !== 'disconnected') stop()
      else if (connections.size > 0) void disconnectAll(kit)
    },
  )
}
