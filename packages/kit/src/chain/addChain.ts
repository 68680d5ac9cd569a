import { getConnection } from '@wagmi/core'
import { numberToHex } from 'viem/utils'
import type { Connector } from 'wagmi'
import type { Chain } from '../config/chain.ts'
import type { Kit } from '../config/kit.ts'
import { publicRpcUrls } from '../config/publicRpcUrls.ts'
import { ChainSwitchError, NoPublicEndpointError, UnconfiguredChainError } from '../errors/chain.ts'
import { withPendingError } from '../errors/classifyWalletError.ts'
import { NotConnectedError } from '../errors/transactions.ts'
import { chainProofKey } from '../reads/verifyWalletChain.ts'
import { requestOf } from '../transport/requestOf.ts'

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
export async function addChain(kit: Kit, chainId: number): Promise<void> {
  const { connector } = getConnection(kit.wagmi)
  if (!connector) throw new NotConnectedError({ user: 'addChain' })
  const chain = configuredChain(kit, chainId)
  await withPendingError(connector.name, () => requestAddChain(connector, chain))
  await kit.queryClient.refetchQueries({ queryKey: chainProofKey })
}

/** @throws ChainSwitchError, its cause an UnconfiguredChainError. */
export function configuredChain({ chains }: Pick<Kit, 'chains'>, chainId: number): Chain {
  const chain = chains.find(({ id }) => id === chainId)
  if (chain) return chain
  throw new ChainSwitchError({ chainId, cause: new UnconfiguredChainError({ chainId }) })
}

/**
 * Sends `wallet_addEthereumChain` (EIP-3085).
 *
 * @throws NoPublicEndpointError, and what the wallet throws.
 */
export async function requestAddChain(connector: Connector, chain: Chain): Promise<void> {
  if (publicRpcUrls(chain).length === 0) throw new NoPublicEndpointError({ chain: chain.name })
  await requestOf(await connector.getProvider())({
    method: 'wallet_addEthereumChain',
    params: [{ chainId: numberToHex(chain.id), ...addChainParameter(chain) }],
  })
}

/**
 * The chain without its id, as `wallet_addEthereumChain` expects it, with public endpoints only.
 * Wallets insist on 18 decimals: `walletDecimals`.
 */
export function addChainParameter(chain: Chain) {
  const { decimals, name, symbol } = chain.nativeCurrency
  const explorer = chain.blockExplorers?.default
  return {
    chainName: chain.walletName ?? chain.name,
    nativeCurrency: { name, symbol, decimals: chain.walletDecimals ?? decimals },
    rpcUrls: [...publicRpcUrls(chain)],
    ...(explorer ? { blockExplorerUrls: [explorer.url] } : {}),
  }
}
