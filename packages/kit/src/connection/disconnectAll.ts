import { getConnections } from '@wagmi/core'
import type { Config, Connection } from 'wagmi'
import type { Kit } from '../config/kit.ts'
import { forgetDeepLink } from '../connectors/deepLinkChoice.ts'
import { withTimeLimit } from '../connectors/withTimeLimit.ts'

/** Time limit for disconnecting one wallet, in ms. */
const timeout = 2_000

/**
 * Ends every connection, since wagmi would otherwise switch to the next wallet. The page is
 * disconnected at once and stays so after a reload: the stored connector id and the deep-link choice
 * are removed. Then the wallets are disconnected, which revokes the permission if they support it.
 * Resolves when all have answered, after two seconds at most. Never rejects because of a wallet.
 */
export async function disconnectAll(kit: Pick<Kit, 'wagmi' | 'storage'>): Promise<void> {
  const { wagmi, storage } = kit
  const ended = getConnections(wagmi)
  forgetDeepLink(storage)
  await wagmi.storage?.removeItem('recentConnectorId')
  for (const connection of ended) detach(wagmi, connection)
  wagmi.setState((state) => {
    const connections = new Map(state.connections)
    for (const { connector } of ended) connections.delete(connector.uid)
    const [next] = connections.keys()
    const current = state.current && connections.has(state.current) ? state.current : (next ?? null)
    return { ...state, connections, current, status: current ? state.status : 'disconnected' }
  })
  await Promise.allSettled(
    ended.map(({ connector }) =>
      withTimeLimit({ connector: connector.name, operation: 'disconnect', timeout }, () =>
        connector.disconnect(),
      ),
    ),
  )
}

/**
 * Removes wagmi's listeners. wagmi's `disconnect` would wait for the wallet and then overwrite the
 * state, so a late answer would end a newer connection.
 */
function detach(config: Config, { connector }: Connection): void {
  const { change, disconnect } = config._internal.events
  connector.emitter.off('change', change)
  connector.emitter.off('disconnect', disconnect)
}
