import type { Kit } from '../../../chains/config/kit.ts'
import { lastConnectorId } from '../../../chains/config/lastConnector.ts'
import { isWindowConnector } from '../../connectors/injected/isInjected.ts'
import { walletSource } from '../../list/walletSource.ts'

/**
 * Makes sure that the last used connector exists. One for a provider found in `window` exists only
 * after the wallet definitions are loaded; for any other connector nothing is loaded.
 */
export async function loadLastConnector(kit: Kit): Promise<void> {
  const id = await lastConnectorId(kit.wagmi.storage)
  if (id === undefined || !isWindowConnector({ id })) return
  // If loading fails, the page stays disconnected and the dialog shows the error.
  await kit
    .get(walletSource)
    .load()
    .catch(() => undefined)
}
