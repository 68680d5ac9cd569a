import type { Kit } from '../config/kit.ts'
import { isWindowConnector } from '../wallets/discovery/injectedConnector.ts'
import { createWalletSource } from '../wallets/list/walletSource.ts'
import { autoConnect, isEager } from './autoConnect.ts'
import type { ConnectionRestore } from './connectionRestore.ts'

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
      storage.getItem(`${storageKey}.recentConnectorId`) !== null || wagmi.connectors.some(isEager),
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

/**
 * Makes sure that the last used connector exists. One for a provider found in the window does not
 * until the wallet definitions are loaded; for any other connector nothing is loaded.
 */
export async function loadLastConnector(kit: Kit): Promise<void> {
  const id: unknown = await kit.wagmi.storage?.getItem('recentConnectorId')
  if (typeof id !== 'string' || !isWindowConnector({ id })) return
  // If loading fails, the page stays disconnected and the dialog shows the error.
  await kit
    .once(createWalletSource)
    .load()
    .catch(() => undefined)
}
