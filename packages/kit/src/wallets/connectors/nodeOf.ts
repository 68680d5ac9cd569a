import type { CreateConnectorFn } from 'wagmi'
import { chainById } from '../../chains/config/chain.ts'
import type { RpcRequest } from '../../chains/transport/requestOf.ts'

type ConnectorConfig = Parameters<CreateConnectorFn>[0]

/** Reads a chain through the config's transport, for what a wallet leaves to a node. */
export function nodeOf(
  { chains, transports }: Pick<ConnectorConfig, 'chains' | 'transports'>,
  chainId: number,
): RpcRequest | undefined {
  const chain = chainById(chains, chainId)
  const transport = transports?.[chainId]
  // viem types each method's result; here it is untrusted.
  return chain && transport && (transport({ chain }).request as RpcRequest)
}
