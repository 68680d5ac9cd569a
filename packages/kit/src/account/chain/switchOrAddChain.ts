import type { Chain } from '../../chains/config/chain.ts'
import type { Kit } from '../../chains/config/kit.ts'
import { withPendingError } from '../../errors/classifyWalletError.ts'
import { walletAndChain } from './addConfiguredChain.ts'
import { switchOrAdd } from './switchOrAdd.ts'

/**
 * Asks the connected wallet to switch to a configured chain, and adds the chain when the wallet
 * does not know it. Resolves with the chain once the wallet is on it.
 *
 * @throws NotConnectedError, NoProviderRequestError; ChainSwitchError (its cause an
 * UnconfiguredChainError) for a chain that is not configured; wagmi's
 * SwitchChainNotSupportedError for a wallet that cannot switch; NoPublicEndpointError;
 * ChainOnlyAddedError; WalletChainMismatchError; ResourceUnavailableError while an earlier request
 * is pending in the wallet; any other wallet error, for `classifyWalletError`.
 */
export async function switchOrAddChain(
  kit: Kit,
  { chainId }: { readonly chainId: number },
): Promise<Chain> {
  const { chain, connector } = walletAndChain(kit, { chainId, caller: 'switchOrAddChain' })
  await withPendingError(connector.name, () => switchOrAdd(kit, { chain, connector }))
  return chain
}
