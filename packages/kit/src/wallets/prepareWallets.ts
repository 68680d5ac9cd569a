import type { Config } from 'wagmi'
import { adoptFoundWallets } from './adoptFoundWallets.ts'
import type { AnnouncedWallets } from './discoverWallets.ts'
import { validateWalletGroups } from './validateWalletGroups.ts'
import type { WalletGroupDefinition } from './walletDefinition.ts'

/**
 * Checks the configured wallets and gives wagmi those that are in the window.
 *
 * @throws EmptyWalletGroupError, InvalidAccentColorError or DuplicateWalletError.
 */
export async function prepareWallets(
  config: Config,
  announced: AnnouncedWallets,
  groups: readonly WalletGroupDefinition[],
): Promise<readonly WalletGroupDefinition[]> {
  const valid = validateWalletGroups(groups)
  if (typeof window === 'undefined') return valid
  const lastUsed: unknown = await config.storage?.getItem('recentConnectorId')
  adoptFoundWallets(config, announced, valid, window, lastUsed)
  return valid
}
