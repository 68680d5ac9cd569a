import { rpc } from './rpc.ts'

/**
 * Lets a node mine a block every so many seconds, or, when undefined, at once for each transaction.
 */
export async function setMining(url: string, blockTimeSeconds: number | undefined): Promise<void> {
  if (blockTimeSeconds === undefined) await rpc(url, 'evm_setAutomine', true)
  else await rpc(url, 'evm_setIntervalMining', blockTimeSeconds)
}
