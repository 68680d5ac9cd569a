import type { GetLogsParameters, Log } from 'viem'
import { clientOf, type ReadSource } from './clientOf.ts'

/**
 * The logs that match a filter (`eth_getLogs`). Endpoints limit the block range.
 *
 * @throws ChainNotConfiguredError
 */
export async function readLogs(
  kit: ReadSource,
  chainId: number,
  filter: GetLogsParameters,
): Promise<readonly Log[]> {
  const client = clientOf(kit, chainId)
  const { getLogs } = await import('viem/actions')
  return getLogs(client, filter)
}
