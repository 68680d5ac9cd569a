import { getConnection } from '@wagmi/core'
import { numberToHex } from 'viem/utils'
import type { Kit } from '../config/kit.ts'
import { ChainNotConfiguredError, SwitchChainError } from '../errors/chain.ts'
import { namingPending } from '../errors/namingPending.ts'
import { NotConnectedError } from '../errors/transactions.ts'
import { chainProofKey } from '../reads/verifyWalletChain.ts'
import { requestOf } from '../transport/requestOf.ts'
import { addChainParameter, assertPublicEndpoint } from './addChainParameter.ts'

/**
 * Hands the app's endpoints of a chain to the connected wallet, also where it knows the chain id already: some wallets
 * then ask to replace the endpoint that they use, on every site; others say yes and keep their own. So success proves
 * nothing: the chain proof is read again.
 *
 * @throws NotConnectedError; SwitchChainError (its cause a ChainNotConfiguredError) for a chain that is not configured;
 * NoPublicEndpointError; ResourceUnavailableError while another request waits in the wallet; else what the wallet
 * answered, for `classifyWalletError`.
 */
export async function addChain(kit: Kit, chainId: number): Promise<void> {
  const { connector } = getConnection(kit.wagmi)
  if (!connector) throw new NotConnectedError({ user: 'addChain' })
  const chain = kit.chains.find(({ id }) => id === chainId)
  if (!chain) {
    throw new SwitchChainError({ chainId, cause: new ChainNotConfiguredError({ chainId }) })
  }
  assertPublicEndpoint(chain)
  const request = requestOf(await connector.getProvider())
  await namingPending(connector.name, () =>
    request({
      method: 'wallet_addEthereumChain',
      params: [{ chainId: numberToHex(chainId), ...addChainParameter(chain) }],
    }),
  )
  await kit.queryClient.refetchQueries({ queryKey: chainProofKey })
}
