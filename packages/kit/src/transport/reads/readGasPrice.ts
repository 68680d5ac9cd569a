import { clientOf, type ReadSource } from './clientOf.ts'

/**
 * What the node takes for a usual price of gas, in wei (`eth_gasPrice`). For what to offer, see `estimateFees`.
 *
 * @throws ChainNotConfiguredError
 */
export async function readGasPrice(kit: ReadSource, chainId: number): Promise<bigint> {
  const client = clientOf(kit, chainId)
  const { getGasPrice } = await import('viem/actions')
  return getGasPrice(client)
}
