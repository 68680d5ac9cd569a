import type { ChainRecord } from '../../config/chain.ts'
import { chainHashOf, type TransactionRecord } from '../store/record.ts'

/** The explorer's page of a transaction; undefined while it has no hash in the chain, or the network is not known. */
export function explorerLink(
  chains: readonly ChainRecord[],
  record: TransactionRecord,
): string | undefined {
  const hash = chainHashOf(record)
  const chain = chains.find(({ id }) => id === record.chainId)
  return chain && hash ? `${chain.explorer.url}/tx/${hash}` : undefined
}
