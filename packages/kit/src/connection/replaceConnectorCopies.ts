import type { Config } from 'wagmi'

/**
 * Replaces copies in wagmi's connections by the configured connectors with the same uid; see
 * `connectorCopy.ts`.
 */
export function replaceConnectorCopies(config: Config): void {
  config.setState((state) => {
    const connections = new Map(state.connections)
    for (const [uid, connection] of connections) {
      const connector = config.connectors.find((original) => original.uid === uid)
      if (connector) connections.set(uid, { ...connection, connector })
    }
    return { ...state, connections }
  })
}
