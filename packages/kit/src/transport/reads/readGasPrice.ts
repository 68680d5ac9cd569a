import { clientOf, type ReadSource } from './clientOf.ts'

/**
 * The node's gas price, in wei (`eth_gasPrice`). See also `estimateFees`.
 *
 * @throws ChainNotConfiguredError
 */
export async function readGasPrice(kit: ReadSource, chainId: number): Promise<bigint> {
  const client = clientOf(kit, chainId)
  const { getGasPrice } = await import('viem/actions')
  return getGasPrice(client)
}
