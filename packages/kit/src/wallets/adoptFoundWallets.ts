import type { Config } from 'wagmi'
import type { AnnouncedWallets } from './discoverWallets.ts'
import { findInWindow } from './findInWindow.ts'
import { foundInWindowId } from './foundInWindow.ts'
import { injectedWallet } from './injectedWallet.ts'
import type { WalletDefinition, WalletGroupDefinition } from './walletDefinition.ts'

/**
 * Gives wagmi a connector for each listed wallet whose provider is in the window and was not announced, as in
 * the in-app browsers of wallets. `wantedId` names one to adopt in any case: the connection to restore.
 *
 * wagmi offers no public way to add a connector later, hence `_internal`; the peer range is exact.
 */
export function adoptFoundWallets(
  config: Config,
  { providers: announced }: AnnouncedWallets,
  groups: readonly WalletGroupDefinition[],
  window: object,
  wantedId?: unknown,
): void {
  const known = new Set(config.connectors.map(({ id }) => id))
  const providers = new Set(announced.values())
  const isWanted = (wallet: WalletDefinition) => {
    const id = foundInWindowId(wallet.id)
    if (known.has(id)) return false
    const provider = findInWindow(wallet, window)
    if (!provider) return false
    if (id === wantedId) return true
    return !providers.has(provider) && !wallet.rdns?.some((rdns) => announced.has(rdns))
  }
  const found = groups.flatMap(({ wallets }) => wallets).filter(isWanted)
  if (found.length === 0) return
  const { setState, setup } = config._internal.connectors
  const connectors = found.map((wallet) => setup(foundWallet(wallet, window)))
  setState((present) => [...present, ...connectors])
}

function foundWallet(wallet: WalletDefinition, window: object) {
  return injectedWallet({
    id: foundInWindowId(wallet.id),
    name: wallet.name,
    provider: () => findInWindow(wallet, window),
  })
}
