import type { Address } from 'viem'
import type { Connector } from 'wagmi'
import type { Kit } from '../../chains/config/kit.ts'
import { slot } from '../../chains/config/slot.ts'
import { createTransactionStore, type TransactionStore } from './createTransactionStore.ts'
import type { NewTransaction, TransactionRecord } from './record.ts'

/** The transaction store of a kit. */
export function transactionsOf(kit: Kit): TransactionStore {
  return kit.get(transactionStore)
}

interface Sender {
  readonly kit: Kit
  readonly address: Address
  readonly chain: { readonly id: number }
  readonly connector: Connector | undefined
}

/**
 * Records a transaction that the wallet has sent.
 *
 * @throws InvalidTransactionError with every validation error.
 */
export function recordSent(
  { address, chain, connector, kit }: Sender,
  transaction: NewTransaction,
): TransactionRecord {
  // A Safe answers `eth_sendTransaction` with its own hash.
  const isSafe = connector?.type === 'safe' && transaction.id === undefined
  const { connectorId = connector?.id, kind = isSafe ? 'safe' : undefined } = transaction
  return transactionsOf(kit).add(
    { ...transaction, connectorId, kind },
    { address, chainId: chain.id },
  )
}

const transactionStore = slot('transactionStore', makeStore)

function makeStore({ instanceId, storage, storageKey }: Kit): TransactionStore {
  return createTransactionStore({ key: `${storageKey}.transactions`, storage, instanceId })
}
