import { getConnection } from '@wagmi/core'
import type { Kit } from '../config/kit.ts'
import { SwitchChainNotSupportedError } from '../errors/chain.ts'
import { withPendingError } from '../errors/classifyWalletError.ts'
import { NotConnectedError } from '../errors/transactions.ts'
import { configuredChain } from './addChain.ts'
import { switchOrAdd } from './switchOrAdd.ts'

/**
 * Asks the connected wallet to switch to a configured chain, and adds the chain when the wallet
 * does not know it. Resolves once the wallet is on it.
 *
 * @throws NotConnectedError; SwitchChainError (its cause a ChainNotConfiguredError) for a chain
 * that is not configured; SwitchChainNotSupportedError; NoPublicEndpointError; ChainOnlyAddedError;
 * ChainMismatchError; ResourceUnavailableError while an earlier request is pending in the wallet;
 * any other wallet error, for `classifyWalletError`.
 */
export async function switchChain(kit: Kit, chainId: number): Promise<void> {
  const { connector } = getConnection(kit.wagmi)
  if (!connector) throw new NotConnectedError({ user: 'switchChain' })
  const chain = configuredChain(kit, chainId)
  if (!connector.switchChain) {
    throw new SwitchChainNotSupportedError({ connector: connector.name })
  }
  await withPendingError(connector.name, () => switchOrAdd(kit.wagmi, chain, connector))
}
