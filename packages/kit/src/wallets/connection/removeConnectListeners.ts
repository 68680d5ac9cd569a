import { watchConnectors } from '@wagmi/core'
import type { Config } from 'wagmi'

/**
 * Removes wagmi's `connect` listener from every connector, now and whenever wagmi adds it again.
 * That listener would let a wallet's event connect the page after a deliberate disconnect or a
 * cancelled attempt. The page connects only when the visitor picks a wallet or a connection is
 * restored.
 *
 * wagmi has no public access to its listeners, hence `_internal`, which `npm run test:packages`
 * checks with the lowest and the newest version of the peer range.
 */
export function removeConnectListeners(config: Config): void {
  const { connect } = config._internal.events
  const remove = () => {
    for (const { emitter } of config.connectors) emitter.off('connect', connect)
    for (const { connector } of config.state.connections.values()) {
      // A stored connection's connector has no emitter until it is restored.
      connector.emitter?.off('connect', connect)
    }
  }
  remove()
  watchConnectors(config, { onChange: remove })
  config.subscribe((state) => state.connections, remove)
}
