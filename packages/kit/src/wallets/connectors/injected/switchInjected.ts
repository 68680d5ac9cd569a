import { parseChainId } from '@foyer/ui/format/parseChainId.ts'
import type { AddEthereumChainParameter, ExactPartial } from 'viem'
import { numberToHex } from 'viem/utils'
import { addChainParameter } from '../../../chains/config/addChainParameter.ts'
import type { Chain } from '../../../chains/config/chain.ts'
import { publicRpcUrls } from '../../../chains/config/publicRpcUrls.ts'
import type { RpcRequest } from '../../../chains/transport/requestOf.ts'
import { rpcLimits } from '../../../chains/transport/rpcLimits.ts'
import {
  ChainOnlyAddedError,
  NoPublicEndpointError,
  WalletChainMismatchError,
} from '../../../errors/chain.ts'
import { classifyWalletError } from '../../../errors/classifyWalletError.ts'
import { withTimeLimit } from '../withTimeLimit.ts'

/** How often the wallet's chain is read: some report the old one briefly after a switch. */
const maxReadings = 6
/** Time between two of these readings, in ms. */
const readingGap = 200

/**
 * Sends `wallet_switchEthereumChain` (EIP-3326), and calls `add` if the wallet does not know the
 * chain (4902, or an equivalent error).
 *
 * @throws what the wallet or `add` throws.
 */
export async function requestSwitchOrAdd(
  request: RpcRequest,
  chainId: number,
  add: (() => Promise<unknown>) | undefined,
): Promise<'switched' | 'added'> {
  const params = [{ chainId: numberToHex(chainId) }]
  try {
    await request({ method: 'wallet_switchEthereumChain', params })
    return 'switched'
  } catch (error) {
    if (!add || classifyWalletError(error) !== 'unknownChain') throw error
    await add()
    return 'added'
  }
}

/** Sends `wallet_addEthereumChain` (EIP-3085). */
export async function requestAddChain(
  request: RpcRequest,
  chainId: number,
  chain: ExactPartial<Omit<AddEthereumChainParameter, 'chainId'>>,
): Promise<void> {
  const params = [{ ...chain, chainId: numberToHex(chainId) }]
  await request({ method: 'wallet_addEthereumChain', params })
}

/**
 * Offers a configured chain to the wallet, with its public endpoints.
 *
 * @throws NoPublicEndpointError, and what the wallet throws.
 */
export async function addConfigured(request: RpcRequest, chain: Chain): Promise<void> {
  if (publicRpcUrls(chain).length === 0) throw new NoPublicEndpointError({ chain: chain.name })
  await requestAddChain(request, chain.id, addChainParameter(chain))
}

interface InjectedWallet {
  /** For errors. */
  readonly name: string
  readonly request: RpcRequest
}

/**
 * Switches a wallet in the page, or adds the chain. After an add the chain is read again: most
 * wallets switch automatically, some only add (EIP-3085), and some let the visitor add the chain
 * and cancel the switch. The last two respond alike, so the visitor is not prompted again.
 *
 * @returns the chain that the wallet is on afterwards: some agree and stay where they are.
 * @throws NoPublicEndpointError; ChainOnlyAddedError; WalletChainMismatchError if the wallet names
 * no chain; ConnectorTimeoutError if it does not name it within 10 s; what the wallet throws.
 */
export async function switchInjected(wallet: InjectedWallet, chain: Chain): Promise<number> {
  const { request } = wallet
  const done = await requestSwitchOrAdd(request, chain.id, () => addConfigured(request, chain))
  const received = await readSwitched(wallet, chain.id)
  if (received === undefined) throw new WalletChainMismatchError({ expected: chain.id, received })
  if (received !== chain.id && done === 'added') {
    throw new ChainOnlyAddedError({ chain: chain.name })
  }
  return received
}

/** Reads the wallet's chain until it is the expected one, at most `maxReadings` times. */
async function readSwitched({ name, request }: InjectedWallet, expected: number) {
  const limit = { connector: name, operation: 'eth_chainId', timeout: rpcLimits.timeout }
  for (let reading = 1; ; reading += 1) {
    const answer = await withTimeLimit(limit, () => request({ method: 'eth_chainId' }))
    const chainId = parseChainId(answer)
    if (chainId === expected || reading === maxReadings) return chainId
    await new Promise((resolve) => setTimeout(resolve, readingGap))
  }
}
