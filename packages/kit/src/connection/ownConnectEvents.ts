import { watchConnectors } from '@wagmi/core'
import type { Config } from 'wagmi'

/**
 * Takes wagmi's listener for `connect` off every connector, now and whenever wagmi puts it back. With
 * it, a wallet's own event connects the page: after a deliberate disconnect, or for an attempt that
 * the visitor has left. Here a page is connected by the visitor's choice, or by restoring it.
 *
 * wagmi offers no public handle to its listeners, hence `_internal`; the peer range is exact.
 */
export function ownConnectEvents(config: Config): void {
  const { connect } = config._internal.events
  const takeOff = () => {
    for (const { emitter } of config.connectors) emitter.off('connect', connect)
    for (const { connector } of config.state.connections.values()) {
      // What was read from storage has no emitter until it is restored.
      connector.emitter?.off('connect', connect)
    }
  }
  takeOff()
  watchConnectors(config, { onChange: takeOff })
  config.subscribe((state) => state.connections, takeOff)
}
