import { getConnections } from '@wagmi/core'
import type { Config, Connection } from 'wagmi'
import type { Kit } from '../config/kit.ts'
import { forgetDeepLink } from '../connectors/deepLinkChoice.ts'
import { withTimeLimit } from '../connectors/withTimeLimit.ts'

/** How long one wallet may take to let go, ms. */
const timeout = 2_000

/**
 * Ends every connection, not only the current one: wagmi would otherwise go on with the next wallet
 * without being asked. The page is disconnected at once, and stays so after a reload, since the stored
 * connector id and the deep-link choice are removed. Then the wallets are told, which revokes the
 * permission where they can; resolves when they have answered, or after two seconds.
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
 * wagmi's own `disconnect` waits for the wallet and then writes its state as it was before, so that a
 * late answer ends whatever was connected meanwhile.
 */
function detach(config: Config, { connector }: Connection): void {
  const { change, disconnect } = config._internal.events
  connector.emitter.off('change', change)
  connector.emitter.off('disconnect', disconnect)
}
