import type { Kit } from '../config/kit.ts'
import { discoverWallets } from './discoverWallets.ts'
import type { LoadWalletGroups, WalletGroupDefinition } from './walletDefinition.ts'

/** The configured wallets, which arrive with the connect dialog. */
export interface WalletSource {
  /**
   * Loads and checks them once, always the same promise; a failure is forgotten, so that the next call
   * tries again.
   */
  load(): Promise<readonly WalletGroupDefinition[]>
}

/** Without a loader there are no listed wallets, only announced ones. */
export function createWalletSource(kit: Kit, loadGroups?: LoadWalletGroups): WalletSource {
  let loading: Promise<readonly WalletGroupDefinition[]> | undefined

  async function loadOnce() {
    if (!loadGroups) return []
    try {
      const [{ prepareWallets }, loaded] = await Promise.all([
        import('./prepareWallets.ts'),
        loadGroups(),
      ])
      return await prepareWallets(kit.wagmi, kit.once(discoverWallets), loaded)
    } catch (error) {
      loading = undefined
      throw error
    }
  }

  return {
    load() {
      loading ??= loadOnce()
      return loading
    },
  }
}
