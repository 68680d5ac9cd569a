import type { Chain as ViemChain } from 'viem'
import { numberToHex } from 'viem/utils'
import type { Config, Connector } from 'wagmi'
import { addChainParameter } from '../../../chains/config/addChainParameter.ts'
import { type Chain, chainById } from '../../../chains/config/chain.ts'
import { requestOf } from '../../../chains/transport/requestOf.ts'
import { UnconfiguredChainError, WalletChainMismatchError } from '../../../errors/chain.ts'
import { classifyWalletError } from '../../../errors/classifyWalletError.ts'
import { readSwitchedChain } from './readSwitchedChain.ts'
import { requestAddChain } from './requestAddChain.ts'

/**
 * Sends `wallet_switchEthereumChain` (EIP-3326) to an injected wallet. wagmi's injected connector
 * adds chains automatically with the app's first endpoint, public or not, reports every failure as
 * a rejection, and waits without a limit for a wallet that agrees but stays on its chain. Injected
 * wallets are therefore asked directly.
 *
 * @throws what the wallet throws.
 */
export async function requestSwitch(connector: Connector, chainId: number): Promise<void> {
  await requestOf(await connector.getProvider())({
    method: 'wallet_switchEthereumChain',
    params: [{ chainId: numberToHex(chainId) }],
  })
}

/**
 * Asks a wallet that is being connected to switch, or to add the chain if it does not know it.
 *
 * @returns the chain with the id that the wallet is on afterwards, which is all that the caller,
 * wagmi's connector, reads of it.
 * @throws UnconfiguredChainError; NoPublicEndpointError; WalletChainMismatchError if the wallet
 * gives no chain id; what the wallet or its connector throws.
 */
export async function switchWhileConnecting(
  config: Config,
  connector: Connector,
  chainId: number,
): Promise<ViemChain> {
  const chain = chainById<Chain>(config.chains, chainId)
  if (!chain) throw new UnconfiguredChainError({ chainId })
  if (connector.type !== 'injected' && connector.switchChain) {
    return connector.switchChain({ chainId, addEthereumChainParameter: addChainParameter(chain) })
  }
  try {
    await requestSwitch(connector, chainId)
  } catch (error) {
    if (classifyWalletError(error) !== 'unknownChain') throw error
    await requestAddChain(connector, chain)
  }
  const received = await readSwitchedChain(requestOf(await connector.getProvider()), chainId)
  if (received === undefined) throw new WalletChainMismatchError({ expected: chainId, received })
  return { ...chain, id: received }
}
