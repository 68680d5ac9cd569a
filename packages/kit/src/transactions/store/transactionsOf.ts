import type { Address } from 'viem'
import type { Connector } from 'wagmi'
import type { Kit } from '../../chains/config/kit.ts'
import { slot } from '../../chains/config/slot.ts'
import { createTab, type Tab } from './createTab.ts'
import { createTransactionStore, type TransactionStore } from './createTransactionStore.ts'
import type { NewTransaction, TransactionRecord } from './record.ts'

/** The transaction store of a kit. */
export function transactionsOf(kit: Kit): TransactionStore {
  return kit.get(transactionStore)
}

/** This tab's identity, shared with the other tabs. */
export function tabOf(kit: Kit): Tab {
  return kit.get(tab)
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
    { address, chainId: chain.id, tab: tabOf(kit).id },
  )
}

const transactionStore = slot('transactionStore', makeStore)
const tab = slot('tab', makeTab)

function makeStore({ instanceId, storage, storageKey }: Kit): TransactionStore {
  return createTransactionStore({ key: `${storageKey}.transactions`, storage, instanceId })
}

function makeTab(kit: Kit): Tab {
  return createTab({ key: tabKey(kit) })
}

/** The key of this tab's id in session storage. */
export function tabKey({ storageKey }: Kit): string {
  return `${storageKey}.tab`
}
