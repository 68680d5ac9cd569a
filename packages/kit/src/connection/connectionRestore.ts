import type { Kit } from '../config/kit.ts'
import { isWindowConnector } from '../wallets/discovery/injectedConnector.ts'
import { createWalletSource } from '../wallets/list/walletSource.ts'
import { autoConnect, isEager } from './autoConnect.ts'

/** The connection of an earlier visit, on its way back. */
export interface ConnectionRestore {
  /** Whether a connection was stored when the page loaded, so that the first paint can say so. */
  readonly hadConnection: boolean
  /** Restores it; runs once, however often the provider is mounted. */
  run(): Promise<void>
  isDone(): boolean
}

/**
 * Once, since wagmi's hydration is made for one mount: a second one would empty the live connections and list every
 * announced wallet twice.
 */
export function connectionRestore(kit: Kit): ConnectionRestore {
  const { storage, storageKey, wagmi } = kit
  let running: Promise<void> | undefined
  let done = false
  return {
    hadConnection:
      storage.getItem(`${storageKey}.recentConnectorId`) !== null || wagmi.connectors.some(isEager),
    run() {
      running ??= reviveFoundWallet(kit)
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
 * A wallet that was found in the window has no connector until the wallet definitions are loaded. Visits that did not end
 * with such a wallet load nothing here.
 */
export async function reviveFoundWallet(kit: Kit): Promise<void> {
  const id: unknown = await kit.wagmi.storage?.getItem('recentConnectorId')
  if (typeof id !== 'string' || !isWindowConnector({ id })) return
  // Without the definitions the page stays disconnected; the dialog says that they failed to load.
  await kit
    .once(createWalletSource)
    .load()
    .catch(() => undefined)
}
