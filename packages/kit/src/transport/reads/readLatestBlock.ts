import type { GetBlockReturnType } from 'viem'
import { clientOf, type ReadSource } from './clientOf.ts'

/**
 * The latest block (`eth_getBlockByNumber`).
 *
 * @throws ChainNotConfiguredError
 */
export async function readLatestBlock(
  kit: ReadSource,
  chainId: number,
): Promise<GetBlockReturnType> {
  const client = clientOf(kit, chainId)
  const { getBlock } = await import('viem/actions')
  return getBlock(client, { blockTag: 'latest' })
}
