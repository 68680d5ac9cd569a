import { lazyImport } from '@foyer/ui/utils/lazyImport.ts'
import type { Kit } from '../../chains/config/kit.ts'
import { slot } from '../../chains/config/slot.ts'
import type { LoadWalletGroups, WalletGroupDefinition } from '../walletDefinition.ts'

/** The configured wallets, loaded together with the connect dialog. */
export interface WalletSource {
  /**
   * Loads and validates them once and returns the same promise on every call. After a failure, the
   * next call tries again.
   *
   * @throws EmptyWalletGroupError, InvalidAccentColorError, DuplicateWalletError, and any error of
   *   the loader.
   */
  load(): Promise<readonly WalletGroupDefinition[]>
}

/** The configured wallets; provided with the option by `kit/assembleKit.ts`. */
export const walletSource = slot('walletSource', (kit) => createWalletSource(kit))

/** Without `loadGroups` no wallets are configured and only announced ones are listed. */
export function createWalletSource(kit: Kit, loadGroups?: LoadWalletGroups): WalletSource {
  return lazyImport(async () => {
    if (!loadGroups) return []
    const [{ prepareWallets }, loaded] = await Promise.all([
      import('../discovery/addInjectedConnectors.ts'),
      loadGroups(),
    ])
    return await prepareWallets(kit, loaded)
  })
}
