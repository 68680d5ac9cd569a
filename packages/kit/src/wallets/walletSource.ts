import type { Config } from 'wagmi'
import type { LoadWalletGroups, WalletGroupDefinition } from './walletDefinition.ts'

/** The configured wallets, which arrive with the connect dialog. */
export interface WalletSource {
  /**
   * Loads and checks them once, always the same promise; a failure is forgotten, so that the next call
   * tries again.
   */
  load(): Promise<readonly WalletGroupDefinition[]>
  /** Undefined until they are there. */
  get(): readonly WalletGroupDefinition[] | undefined
}

/** Without a loader there are no listed wallets, only announced ones. */
export function createWalletSource(
  config: Config,
  loadGroups: LoadWalletGroups | undefined,
): WalletSource {
  let groups: readonly WalletGroupDefinition[] | undefined = loadGroups ? undefined : []
  let loading: Promise<readonly WalletGroupDefinition[]> | undefined

  async function loadOnce() {
    if (!loadGroups) return []
    try {
      const [{ prepareWallets }, loaded] = await Promise.all([
        import('./prepareWallets.ts'),
        loadGroups(),
      ])
      groups = await prepareWallets(config, loaded)
      return groups
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
    get: () => groups,
  }
}
