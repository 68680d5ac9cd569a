import { whileWalletAsks } from '@foyer/ui/overlays/yieldToOverlays.ts'
import { switchChain } from '@wagmi/core'
import { numberToHex } from 'viem/utils'
import type { Connector } from 'wagmi'
import { addChainParameter } from '../../chains/config/addChainParameter.ts'
import type { Chain } from '../../chains/config/chain.ts'
import type { Kit } from '../../chains/config/kit.ts'
import { requestOf } from '../../chains/transport/requestOf.ts'
import { WalletChainMismatchError } from '../../errors/chain.ts'
import { isInjected } from '../../wallets/connectors/injected/isInjected.ts'
import { switchInjected } from '../../wallets/connectors/injected/switchInjected.ts'

/**
 * Asks the wallet to switch, or to add the chain if it does not know it. wagmi's own injected
 * connector, which a page may have, would add a chain with the app's first endpoint, public or not,
 * report every failure as a rejection, and wait without a limit for a wallet that agrees but stays
 * on its chain.
 *
 * @throws NoPublicEndpointError; ChainOnlyAddedError; WalletChainMismatchError when the wallet
 * agreed and is on another chain; ConnectorTimeoutError; any other wallet error.
 */
export async function switchOrAdd(
  { wagmi }: Pick<Kit, 'wagmi'>,
  { chain, connector }: { readonly chain: Chain; readonly connector: Connector },
): Promise<void> {
  if (!isInjected(connector)) {
    const addEthereumChainParameter = addChainParameter(chain)
    await whileWalletAsks(() =>
      switchChain(wagmi, { chainId: chain.id, connector, addEthereumChainParameter }),
    )
    return
  }
  const request = requestOf(await connector.getProvider())
  const received = await whileWalletAsks(() =>
    switchInjected({ name: connector.name, request }, chain),
  )
  // Some wallets emit no `chainChanged`.
  connector.onChainChanged(numberToHex(received))
  if (received !== chain.id) throw new WalletChainMismatchError({ expected: chain.id, received })
}
