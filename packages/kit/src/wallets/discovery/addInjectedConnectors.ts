import type { Kit } from '../../chains/config/kit.ts'
import { lastConnectorId } from '../../chains/config/lastConnector.ts'
import { injectedConnector } from '../connectors/injected/injectedConnector.ts'
import { isWindowConnector, windowConnectorId } from '../connectors/injected/isInjected.ts'
import { validateWalletGroups } from '../groups/validateWalletGroups.ts'
import { addConnectors } from '../wagmi.ts'
import type { WalletDefinition, WalletGroupDefinition } from '../walletDefinition.ts'
import { announcedWallets } from './discoverWallets.ts'
import { findInjectedProvider } from './findInjectedProvider.ts'

/**
 * Checks the configured wallets and adds connectors for those whose provider is in the window, also
 * later if the last used wallet is one of them.
 *
 * @throws EmptyWalletGroupError, InvalidAccentColorError or DuplicateWalletError.
 */
export async function prepareWallets(
  kit: Kit,
  groups: readonly WalletGroupDefinition[],
): Promise<readonly WalletGroupDefinition[]> {
  const valid = validateWalletGroups(groups)
  if (typeof window === 'undefined') return valid
  // The storage of the page's own wagmi throws if it is damaged.
  const lastUsed = await lastConnectorId(kit.wagmi.storage).catch(() => undefined)
  const add = () => addInjectedConnectors(kit, { groups: valid, wantedId: lastUsed })
  add()
  // The provider of the connection to restore may be injected late.
  if (lastUsed !== undefined && isWindowConnector({ id: lastUsed })) {
    for (const event of ['ethereum#initialized', 'load']) addEventListener(event, add)
  }
  return valid
}

export interface AddInjectedConnectorsOptions {
  readonly groups: readonly WalletGroupDefinition[]
  /** The connection to restore, added even if its wallet was announced. */
  readonly wantedId?: string | undefined
}

/**
 * Adds a connector for each configured wallet whose provider is in the window and was not
 * announced, as in wallets' in-app browsers.
 */
export function addInjectedConnectors(
  { get, wagmi }: Pick<Kit, 'get' | 'wagmi'>,
  { groups, wantedId }: AddInjectedConnectorsOptions,
): void {
  const announced = get(announcedWallets)
  const known = new Set(wagmi.connectors.map(({ id }) => id))
  const providers = new Set(announced.values())
  const isMissing = (wallet: WalletDefinition) => {
    const id = windowConnectorId(wallet.id)
    if (known.has(id)) return false
    const provider = findInjectedProvider(wallet, window, announced)
    if (!provider) return false
    if (id === wantedId) return true
    return !providers.has(provider) && !wallet.rdns?.some((rdns) => announced.has(rdns))
  }
  const missing = groups.flatMap(({ wallets }) => wallets).filter(isMissing)
  if (missing.length === 0) return
  const connectors = missing.map((wallet) =>
    injectedConnector({
      id: windowConnectorId(wallet.id),
      name: wallet.name,
      provider: () => findInjectedProvider(wallet, window, announced),
    }),
  )
  addConnectors(wagmi, connectors)
}
