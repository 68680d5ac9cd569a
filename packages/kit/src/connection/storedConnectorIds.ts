import type { Config } from 'wagmi'
import { fieldOf } from '../utils/guards.ts'

/**
 * Ids of connectors with a stored connection, the last used first; empty after a deliberate
 * disconnect. Reads what wagmi persisted, which comes from storage and so may be anything.
 */
export async function storedConnectorIds(config: Config): Promise<readonly string[]> {
  const lastUsed = await config.storage?.getItem('recentConnectorId')
  if (typeof lastUsed !== 'string' || lastUsed === '') return []
  const store: unknown = await config.storage?.getItem('store')
  return [...new Set([lastUsed, ...idsOf(store)])]
}

function idsOf(store: unknown): string[] {
  const connections = fieldOf(fieldOf(store, 'state'), 'connections')
  const entries = connections instanceof Map ? [...connections.values()] : []
  return entries
    .map((connection: unknown) => fieldOf(fieldOf(connection, 'connector'), 'id'))
    .filter((id): id is string => typeof id === 'string' && id !== '')
}
