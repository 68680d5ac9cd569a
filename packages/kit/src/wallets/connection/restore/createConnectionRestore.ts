import type { Kit } from '../../../chains/config/kit.ts'
import { lastConnectorKey } from '../../../chains/config/lastConnector.ts'
import { autoConnect, isEager } from './autoConnect.ts'
import type { ConnectionRestore } from './connectionRestore.ts'
import { loadLastConnector } from './loadLastConnector.ts'

/**
 * Runs once per kit: a second hydration by wagmi would drop live connections and list every
 * announced wallet twice.
 */
export function createConnectionRestore(kit: Kit): ConnectionRestore {
  const { storage, storageKey, wagmi } = kit
  let running: Promise<void> | undefined
  let done = false
  return {
    hadConnection:
      storage.getItem(`${storageKey}.${lastConnectorKey}`) !== null ||
      wagmi.connectors.some(isEager),
    run() {
      running ??= loadLastConnector(kit)
        .then(() => autoConnect(wagmi))
        .finally(() => {
          done = true
        })
      return running
    },
    isDone: () => done,
  }
}
