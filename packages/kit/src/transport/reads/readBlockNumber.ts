import type { GetBlockNumberReturnType } from 'viem'
import { clientOf, type ReadSource } from './clientOf.ts'

/**
 * The latest block number (`eth_blockNumber`), never cached.
 *
 * @throws ChainNotConfiguredError
 */
export async function readBlockNumber(
  kit: ReadSource,
  chainId: number,
): Promise<GetBlockNumberReturnType> {
  const client = clientOf(kit, chainId)
  const { getBlockNumber } = await import('viem/actions')
  return getBlockNumber(client, { cacheTime: 0 })
}
