import type { GetLogsParameters, Log } from 'viem'
import { clientOf, type ReadSource } from './clientOf.ts'

/**
 * What contracts logged (`eth_getLogs`). Endpoints limit how many blocks one question may span.
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
