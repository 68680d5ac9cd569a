import { switchChain } from '@wagmi/core'
import { numberToHex } from 'viem/utils'
import type { Config, Connector } from 'wagmi'
import type { Chain } from '../config/chain.ts'
import { ChainMismatchError, ChainOnlyAddedError } from '../errors/chain.ts'
import { classifyWalletError } from '../errors/classifyWalletError.ts'
import { parseChainId } from '../format/parseChainId.ts'
import { type RpcRequest, requestOf } from '../transport/requestOf.ts'
import { addChainParameter, assertPublicEndpoint } from './addChainParameter.ts'

/** A wallet may still name the old chain for a moment after it said yes: asked so often, and so far apart in ms. */
const readings = 6
const readingGap = 200

/**
 * Asks the wallet to switch; one that does not know the chain (4902, or what it sends instead) is asked to add it.
 * After an add the chain is read again: most wallets switch by themselves, some only add (EIP-3085), and in some the
 * visitor can add and then cancel the switch. Those answer alike, so nothing more is asked.
 *
 * @throws what the wallet answered, NoPublicEndpointError, ChainOnlyAddedError, ChainMismatchError when it said yes and
 * went elsewhere.
 */
export async function switchOrAdd(
  config: Config,
  chain: Chain,
  connector: Connector,
): Promise<void> {
  try {
    await askToSwitch(config, chain, connector)
  } catch (error) {
    if (classifyWalletError(error) !== 'unknownChain') throw error
    const request = requestOf(await connector.getProvider())
    assertPublicEndpoint(chain)
    await request({
      method: 'wallet_addEthereumChain',
      params: [{ chainId: numberToHex(chain.id), ...addChainParameter(chain) }],
    })
    if ((await readChain(request, chain.id)) !== chain.id) {
      throw new ChainOnlyAddedError({ chain: chain.name })
    }
  }
  await confirm(chain, connector)
}

/**
 * wagmi's connector for injected wallets adds chains by itself, with the app's first endpoint whatever it is, and
 * calls every failure of that a rejection. So those are asked directly.
 */
async function askToSwitch(config: Config, chain: Chain, connector: Connector) {
  if (connector.type !== 'injected') {
    await switchChain(config, {
      chainId: chain.id,
      connector,
      addEthereumChainParameter: addChainParameter(chain),
    })
    return
  }
  const request = requestOf(await connector.getProvider())
  await request({
    method: 'wallet_switchEthereumChain',
    params: [{ chainId: numberToHex(chain.id) }],
  })
}

/** Some wallets send no event: the chain that they name is handed on as if they had. */
async function confirm(chain: Chain, connector: Connector): Promise<void> {
  if (connector.type !== 'injected') return
  const received = await readChain(requestOf(await connector.getProvider()), chain.id)
  if (received !== undefined) connector.onChainChanged(numberToHex(received))
  if (received !== chain.id) {
    throw new ChainMismatchError({ expected: chain.id, received: received ?? 'nothing' })
  }
}

/** The chain that the wallet names, once it is the expected one or has been asked often enough. */
async function readChain(request: RpcRequest, expected: number): Promise<number | undefined> {
  for (let reading = 1; ; reading += 1) {
    const chainId = parseChainId(await request({ method: 'eth_chainId' }))
    if (chainId === expected || reading === readings) return chainId
    await new Promise((resolve) => setTimeout(resolve, readingGap))
  }
}
