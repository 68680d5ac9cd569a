import type { Hex } from 'viem'
import { type Chain, chainById } from '../../chains/config/chain.ts'
import { explorerUrl } from '../../chains/config/explorerUrl.ts'
import type { TransactionRecord } from '../store/record.ts'

/**
 * The transaction's page in the block explorer. Undefined while its hash is unknown, and for a
 * chain that is not configured or has no explorer.
 */
export function explorerLink(
  chains: readonly Chain[],
  record: TransactionRecord,
): string | undefined {
  const hash = chainHashOf(record)
  const chain = chainById(chains, record.chainId)
  return chain && hash && explorerUrl(chain, 'tx', hash)
}

/** The hash that is, or will be, on the chain. */
function chainHashOf(record: TransactionRecord): Hex | undefined {
  if (record.kind === 'batch') return record.calls?.at(-1)?.hash ?? record.hash
  if (record.kind === 'safe') return record.executedAs
  return record.replacedBy ?? record.hash
}
