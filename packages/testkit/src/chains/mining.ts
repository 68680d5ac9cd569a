import { rpc } from './rpc.ts'

/**
 * Makes a node mine every `blockTimeSeconds` seconds; if undefined, at once for each transaction.
 */
export async function setMining(url: string, blockTimeSeconds: number | undefined): Promise<void> {
  if (blockTimeSeconds === undefined) await rpc(url, 'evm_setAutomine', true)
  else await rpc(url, 'evm_setIntervalMining', blockTimeSeconds)
}
