import type { Config } from 'wagmi'

/**
 * Puts the configured connectors back into the connections. While connecting, wagmi is handed copies
 * of them with time limits or with a way out; those must not outlive the attempt.
 */
export function restoreConnectors(config: Config): void {
  config.setState((state) => {
    const connections = new Map(state.connections)
    for (const [uid, connection] of connections) {
      const connector = config.connectors.find((original) => original.uid === uid)
      if (connector) connections.set(uid, { ...connection, connector })
    }
    return { ...state, connections }
  })
}
