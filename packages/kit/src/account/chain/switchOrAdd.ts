import { whileWalletAsks } from '@foyer/ui/dialog/yieldToOverlays.ts'
import { switchChain } from '@wagmi/core'
import { numberToHex } from 'viem/utils'
import type { Config, Connector } from 'wagmi'
import { addChainParameter } from '../../chains/config/addChainParameter.ts'
import type { Chain } from '../../chains/config/chain.ts'
import { requestOf } from '../../chains/transport/requestOf.ts'
import { ChainOnlyAddedError, WalletChainMismatchError } from '../../errors/chain.ts'
import { classifyWalletError } from '../../errors/classifyWalletError.ts'
import { readSwitchedChain } from '../../wallets/connection/chain/readSwitchedChain.ts'
import { requestAddChain } from '../../wallets/connection/chain/requestAddChain.ts'
import { requestSwitch } from '../../wallets/connection/chain/requestSwitch.ts'

/**
 * Asks the wallet to switch, or to add the chain if it does not know it (4902, or an equivalent
 * error). After an add the chain is read again: most wallets switch automatically, some only add
 * (EIP-3085), and some let the visitor add the chain and cancel the switch. The last two respond
 * alike, so the visitor is not prompted again.
 *
 * @throws NoPublicEndpointError; ChainOnlyAddedError; WalletChainMismatchError when the wallet
 * agreed and is on another chain; any other wallet error.
 */
export async function switchOrAdd(
  config: Config,
  chain: Chain,
  connector: Connector,
): Promise<void> {
  try {
    await whileWalletAsks(() => askToSwitch(config, chain, connector))
  } catch (error) {
    if (classifyWalletError(error) !== 'unknownChain') throw error
    await whileWalletAsks(() => requestAddChain(connector, chain))
    const request = requestOf(await connector.getProvider())
    if ((await readSwitchedChain(request, chain.id)) !== chain.id) {
      throw new ChainOnlyAddedError({ chain: chain.name })
    }
  }
  await confirm(chain, connector)
}

async function askToSwitch(config: Config, chain: Chain, connector: Connector) {
  if (connector.type === 'injected') return requestSwitch(connector, chain.id)
  await switchChain(config, {
    chainId: chain.id,
    connector,
    addEthereumChainParameter: addChainParameter(chain),
  })
}

/** Reports the wallet's chain to the connector: some wallets emit no `chainChanged`. */
async function confirm(chain: Chain, connector: Connector): Promise<void> {
  if (connector.type !== 'injected') return
  const received = await readSwitchedChain(requestOf(await connector.getProvider()), chain.id)
  if (received !== undefined) connector.onChainChanged(numberToHex(received))
  if (received !== chain.id) throw new WalletChainMismatchError({ expected: chain.id, received })
}
