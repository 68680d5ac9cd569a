import { getConnection } from '@wagmi/core'
import type { Kit } from '../config/kit.ts'
import {
  ChainNotConfiguredError,
  SwitchChainError,
  SwitchChainNotSupportedError,
} from '../errors/chain.ts'
import { namingPending } from '../errors/namingPending.ts'
import { NotConnectedError } from '../errors/transactions.ts'
import { switchOrAdd } from './switchOrAdd.ts'

/**
 * Asks the connected wallet to switch to one of the app's chains, and adds the chain where the wallet does not know it.
 * Resolves once the wallet is there.
 *
 * @throws NotConnectedError; SwitchChainError (its cause a ChainNotConfiguredError) for a chain that is not configured;
 * SwitchChainNotSupportedError; NoPublicEndpointError; ChainOnlyAddedError; ChainMismatchError; ResourceUnavailableError while another
 * request waits in the wallet; else what the wallet answered, for
 * `classifyWalletError`.
 */
export async function switchChain(kit: Kit, chainId: number): Promise<void> {
  const { connector } = getConnection(kit.wagmi)
  if (!connector) throw new NotConnectedError({ user: 'switchChain' })
  const record = kit.chains.find(({ id }) => id === chainId)
  if (!record) {
    throw new SwitchChainError({ chainId, cause: new ChainNotConfiguredError({ chainId }) })
  }
  if (!connector.switchChain) {
    throw new SwitchChainNotSupportedError({ connector: connector.name })
  }
  await namingPending(connector.name, () => switchOrAdd(kit.wagmi, record, connector))
}
