import { injected } from '@wagmi/core'
import type { Config, Connector } from 'wagmi'
import { findInWindow, foundInWindowId, isFoundInWindow } from './foundInWindow.ts'
import type { WalletDefinition, WalletGroupDefinition } from './walletDefinition.ts'
import type { ProviderOf } from './wayIn.ts'

/**
 * Gives wagmi a connector for each listed wallet whose provider is in the window, announced or not, as in the
 * in-app browsers of wallets. Those that wagmi has already stay as they are.
 *
 * wagmi offers no public way to add a connector later, hence `_internal`; the peer range is exact.
 */
export function adoptFoundWallets(
  config: Config,
  groups: readonly WalletGroupDefinition[],
  window: object,
): void {
  const known = new Set(config.connectors.map(({ id }) => id))
  const found = groups
    .flatMap(({ wallets }) => wallets)
    .filter((wallet) => !known.has(foundInWindowId(wallet.id)) && findInWindow(wallet, window))
  if (found.length === 0) return
  const { setState, setup } = config._internal.connectors
  const connectors = found.map((wallet) => setup(foundWallet(wallet, window)))
  setState((present) => [...present, ...connectors])
}

function foundWallet(wallet: WalletDefinition, window: object) {
  return injected({
    target: {
      id: foundInWindowId(wallet.id),
      name: wallet.name,
      // wagmi's own type of a provider names flags of its own; this one was seen to have `request`.
      provider: () => findInWindow(wallet, window) as never,
    },
  })
}

/** The providers that are known without asking: of announcements, and of what was found in the window. */
export function knownProviders(
  config: Config,
  groups: readonly WalletGroupDefinition[],
  window: object,
): ProviderOf {
  const announced = new Map<string, unknown>()
  for (const { info, provider } of config._internal.mipd?.getProviders() ?? []) {
    if (!announced.has(info.rdns)) announced.set(info.rdns, provider)
  }
  const wallets = new Map(
    groups.flatMap((group) => group.wallets).map((wallet) => [foundInWindowId(wallet.id), wallet]),
  )
  return (connector: Connector) => {
    if (!isFoundInWindow(connector)) return announced.get(connector.id)
    const wallet = wallets.get(connector.id)
    return wallet && findInWindow(wallet, window)
  }
}
