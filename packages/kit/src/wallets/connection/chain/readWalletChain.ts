import { parseChainId } from '@foyer/ui/format/parseChainId.ts'
import { numberToHex } from 'viem/utils'
import type { Config, Connector } from 'wagmi'
import { type RpcRequest, walletRequestOf } from '../../../chains/transport/requestOf.ts'
import { rpcLimits } from '../../../chains/transport/rpcLimits.ts'
import { withTimeLimit } from '../../connectors/withTimeLimit.ts'

/**
 * Asks the wallet for its chain id and updates wagmi if it changed. Wallets do not always emit
 * `chainChanged`, for example when the new chain's node does not respond.
 *
 * @returns undefined if the answer is not a chain id.
 * @throws ConnectorTimeoutError after 10 s, and what the wallet throws.
 */
export async function readWalletChain(
  wagmi: Config,
  connector: Connector,
): Promise<number | undefined> {
  const chainId = parseChainId(await askWallet(connector, { method: 'eth_chainId' }))
  const known = wagmi.state.connections.get(connector.uid)?.chainId
  if (chainId !== undefined && known !== undefined && known !== chainId) {
    connector.onChainChanged(numberToHex(chainId))
  }
  return chainId
}

/**
 * Sends one request to the wallet, never to the app's node, with a time limit of 10 s.
 *
 * @throws ConnectorTimeoutError, and what the wallet throws.
 */
export function askWallet(connector: Connector, args: Parameters<RpcRequest>[0]): Promise<unknown> {
  return withTimeLimit(
    { connector: connector.name, operation: args.method, timeout: rpcLimits.timeout },
    async () => walletRequestOf(await connector.getProvider())(args),
  )
}
