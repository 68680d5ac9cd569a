import { hydrate } from '@wagmi/core'
import type { Config, Connector } from 'wagmi'
import type { RestoreLimits } from './restoreConnections.ts'
import { storedConnectorIds } from './storedConnectorIds.ts'

const defaultLimits: RestoreLimits = { perConnector: 5_000, announcement: 2_000 }

/**
 * Restores the connection of an earlier visit: the last used connector first, then other stored
 * ones, stopping at the first success (Spec §4). wagmi's own `reconnect` asks every connector and
 * waits for each without a limit, so that one hanging wallet blocks all (wagmi #4632); here each has
 * a time limit, and none is asked that was not used before, unless the page is shown in that wallet's own
 * frame. After a deliberate disconnect nothing is stored and nothing is asked. The code that asks is loaded by
 * visitors who have something to restore.
 */
export async function autoConnect(
  config: Config,
  limits: RestoreLimits = defaultLimits,
): Promise<void> {
  const stored = await storedConnectorIds(config)
  // Connectors that are at home where this page is shown, such as Safe's in Safe's frame.
  const eager = config.connectors.filter(isEager)
  const isNeeded = stored.length + eager.length > 0
  const loading = isNeeded ? import('./restoreConnections.ts') : undefined
  try {
    await hydrate(config, { reconnectOnMount: false }).onMount()
    const restore = (await loading)?.restoreConnections
    if (await restore?.(config, { stored, eager }, limits)) return
  } catch (error) {
    forgetCurrent(config)
    throw error
  }
  forgetCurrent(config)
}

function forgetCurrent(config: Config): void {
  if (config.state.status === 'connected' || config.state.status === 'connecting') return
  config.setState((state) => ({ ...state, current: null, status: 'disconnected' }))
}

/** Whether a connector is tried before the last used one: it says so itself, by `isEager()`. */
export function isEager(connector: Connector): boolean {
  const says: unknown = Reflect.get(connector, 'isEager')
  return typeof says === 'function' && says.call(connector) === true
}
