import type { Config, Connection, Connector } from 'wagmi'

/**
 * Reconnects the first of the connectors that still shares its accounts. Like wagmi's `reconnect`,
 * which lets only one config of the page reconnect at a time: a second kit would stay disconnected.
 */
export async function reconnectFirst(
  config: Config,
  connectors: readonly Connector[],
): Promise<void> {
  config.setState((state) => ({ ...state, status: state.current ? 'reconnecting' : 'connecting' }))
  const connection = await firstConnection(connectors)
  if (connection) {
    const { connector } = connection
    const { change, connect, disconnect } = config._internal.events
    connector.emitter.off('connect', connect)
    connector.emitter.on('change', change)
    connector.emitter.on('disconnect', disconnect)
    config.setState((state) => ({
      ...state,
      connections: new Map([[connector.uid, connection]]),
      current: connector.uid,
    }))
  }
  config.setState((state) => {
    // The visitor may have connected or cancelled in the meantime.
    if (state.status !== 'reconnecting' && state.status !== 'connecting') return state
    if (connection) return { ...state, status: 'connected' }
    return { ...state, connections: new Map(), current: null, status: 'disconnected' }
  })
}

async function firstConnection(connectors: readonly Connector[]): Promise<Connection | undefined> {
  for (const connector of connectors) {
    const provider: unknown = await connector.getProvider().catch(() => undefined)
    if (!provider || !(await connector.isAuthorized())) continue
    const data = await connector.connect({ isReconnecting: true }).catch(() => undefined)
    const [first, ...others] = data?.accounts ?? []
    if (data && first) return { accounts: [first, ...others], chainId: data.chainId, connector }
  }
  return undefined
}
