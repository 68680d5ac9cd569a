import type { Chain } from '../../config/chain.ts'
import { chainHashOf, type TransactionRecord } from '../store/record.ts'

/** The explorer's page of a transaction; undefined while it has no hash in the chain, the network is not known or has no explorer. */
export function explorerLink(
  chains: readonly Chain[],
  record: TransactionRecord,
): string | undefined {
  const hash = chainHashOf(record)
  const explorer = chains.find(({ id }) => id === record.chainId)?.blockExplorers?.default
  return explorer && hash ? `${explorer.url}/tx/${hash}` : undefined
}
