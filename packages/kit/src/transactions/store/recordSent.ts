import type { Address } from 'viem'
import type { Connector } from 'wagmi'
import type { Kit } from '../../chains/config/kit.ts'
import { slot } from '../../chains/config/slot.ts'
import { createTransactionStore } from './createTransactionStore.ts'
import type { NewTransaction, TransactionRecord } from './record.ts'

/** The transaction store of a kit. */
export const transactionStore = slot('transactionStore', ({ instanceId, storage, storageKey }) =>
  createTransactionStore({ key: `${storageKey}.transactions`, storage, instanceId }),
)

/** A transaction that the wallet has sent. */
export interface SentTransaction extends NewTransaction {
  readonly address: Address
  readonly chainId: number
  readonly connector: Connector | undefined
}

/**
 * Records a transaction that the wallet has sent.
 *
 * @throws InvalidTransactionError with every validation error.
 */
export function recordSent(
  kit: Kit,
  { address, chainId, connector, ...transaction }: SentTransaction,
): TransactionRecord {
  // A Safe answers `eth_sendTransaction` with its own hash.
  const isSafe = connector?.type === 'safe' && transaction.id === undefined
  const { connectorId = connector?.id, kind = isSafe ? 'safe' : undefined } = transaction
  const record = { ...transaction, connectorId, kind }
  return kit.get(transactionStore).add(record, { address, chainId })
}
