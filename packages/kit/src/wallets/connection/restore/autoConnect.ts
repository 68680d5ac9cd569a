import { fieldOf } from '@foyer/ui/utils/guards.ts'
import { hydrate } from '@wagmi/core'
import type { Config, Connector } from 'wagmi'
import type { Kit } from '../../../chains/config/kit.ts'
import { lastConnectorId, lastConnectorKey } from '../../../chains/config/lastConnector.ts'
import { endRestore } from '../../wagmi.ts'
import { type ConnectionRestore, restoreOnce } from './connectionRestore.ts'
import { loadLastConnector } from './loadLastConnector.ts'
import type { RestoreLimits } from './restoreConnections.ts'

const defaultLimits: RestoreLimits = { perConnector: 5_000, announcement: 2_000 }

/**
 * Runs once per kit: a second hydration by wagmi would drop live connections and list every
 * announced wallet twice.
 */
export function createConnectionRestore(kit: Kit): ConnectionRestore {
  const { storage, storageKey, wagmi } = kit
  return restoreOnce(
    storage.getItem(`${storageKey}.${lastConnectorKey}`) !== null || wagmi.connectors.some(isEager),
    async () => {
      await loadLastConnector(kit)
      await autoConnect(wagmi)
    },
  )
}

/**
 * Restores the connection of an earlier visit: the last used connector first, then other stored
 * ones, until one succeeds. wagmi's `reconnect` asks every connector without a time limit, so one
 * hanging wallet blocks the rest (wagmi #4632). Here each has a time limit, and only previously
 * used or eager connectors are tried. After a deliberate disconnect nothing is stored and no
 * connector is tried. The code that restores is loaded only if there is something to restore.
 */
export async function autoConnect(
  wagmi: Config,
  limits: RestoreLimits = defaultLimits,
): Promise<void> {
  const stored = await storedConnectorIds(wagmi)
  // Such as Safe's connector inside Safe's frame.
  const eager = wagmi.connectors.filter(isEager)
  const isNeeded = stored.length + eager.length > 0
  const loading = isNeeded ? import('./restoreConnections.ts') : undefined
  try {
    await hydrateStored(wagmi)
    await (await loading)?.restoreConnections(wagmi, { ...limits, stored, eager })
  } finally {
    endRestore(wagmi)
  }
}

/**
 * Reads wagmi's stored state, unless the page has connected before it was drawn: wagmi would drop
 * that connection, if only for a moment, and end what follows it.
 */
async function hydrateStored(wagmi: Config): Promise<void> {
  if (wagmi.state.connections.size === 0) {
    return hydrate(wagmi, { reconnectOnMount: false }).onMount()
  }
  // Only after a first reading does the storage take an empty state (createWagmiStorage).
  await wagmi.storage?.getItem('store')
}

/** Whether a connector is tried before the last used one, by its own `isEager()`. */
function isEager(connector: Connector): boolean {
  const method: unknown = Reflect.get(connector, 'isEager')
  return typeof method === 'function' && method.call(connector) === true
}

/**
 * Ids of connectors with a stored connection, the last used first; empty after a deliberate
 * disconnect. wagmi's stored state is validated, since storage may hold anything.
 */
export async function storedConnectorIds(wagmi: Config): Promise<readonly string[]> {
  const lastUsed = await lastConnectorId(wagmi.storage)
  if (!lastUsed) return []
  const store: unknown = await wagmi.storage?.getItem('store')
  return [...new Set([lastUsed, ...idsOf(store)])]
}

function idsOf(store: unknown): string[] {
  const connections = fieldOf(fieldOf(store, 'state'), 'connections')
  const entries = connections instanceof Map ? [...connections.values()] : []
  return entries
    .map((connection: unknown) => fieldOf(fieldOf(connection, 'connector'), 'id'))
    .filter((id): id is string => typeof id === 'string' && id !== '')
}
