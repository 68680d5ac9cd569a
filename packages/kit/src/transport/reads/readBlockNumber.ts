import type { GetBlockNumberReturnType } from 'viem'
import { clientOf, type ReadSource } from './clientOf.ts'

/**
 * The number of the newest block (`eth_blockNumber`), never from a cache.
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
