import { whileWalletAsks } from '@foyer/ui/overlays/yieldToOverlays.ts'
import { getConnection } from '@wagmi/core'
import { chainById } from '../../chains/config/chain.ts'
import type { Kit } from '../../chains/config/kit.ts'
import { requestOf } from '../../chains/transport/requestOf.ts'
import { ChainSwitchError, UnconfiguredChainError } from '../../errors/chain.ts'
import { withPendingError } from '../../errors/classifyWalletError.ts'
import { NotConnectedError } from '../../errors/transactions.ts'
import { chainProofKey } from '../../wallets/connection/chain/verifyWalletChain.ts'
import { addConfigured } from '../../wallets/connectors/injected/switchInjected.ts'

/**
 * Offers the app's endpoints of a chain to the connected wallet, even when it knows the chain id:
 * some wallets then ask to replace the endpoint that they use on every site; others agree and keep
 * their own. Success therefore proves nothing, and the chain proof is read again.
 *
 * @throws NotConnectedError, NoProviderRequestError; ChainSwitchError (its cause an
 * UnconfiguredChainError) for a chain that is not configured; NoPublicEndpointError;
 * ResourceUnavailableError while an earlier request is pending in the wallet; any other wallet
 * error, for `classifyWalletError`.
 */
export async function addConfiguredChain(
  kit: Kit,
  { chainId }: { readonly chainId: number },
): Promise<void> {
  const { chain, connector } = walletAndChain(kit, { chainId, caller: 'addConfiguredChain' })
  await withPendingError(connector.name, () =>
    whileWalletAsks(async () => addConfigured(requestOf(await connector.getProvider()), chain)),
  )
  await kit.queryClient.refetchQueries({ queryKey: chainProofKey })
}

/**
 * The connected wallet, and a configured chain.
 *
 * @param caller the function that the error names.
 * @throws NotConnectedError; ChainSwitchError, its cause an UnconfiguredChainError.
 */
export function walletAndChain(
  { chains, wagmi }: Kit,
  { caller, chainId }: { readonly caller: string; readonly chainId: number },
) {
  const { connector } = getConnection(wagmi)
  if (!connector) throw new NotConnectedError({ caller })
  const chain = chainById(chains, chainId)
  if (chain) return { chain, connector }
  throw new ChainSwitchError({ chainId, cause: new UnconfiguredChainError({ chainId }) })
}
