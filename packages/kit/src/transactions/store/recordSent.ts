import type { Address } from 'viem'
import type { Connector } from 'wagmi'
import type { Kit } from '../../config/kit.ts'
import type { NewTransaction, TransactionRecord } from './record.ts'
import { tabOf, transactionsOf } from './transactionsOf.ts'

/**
 * Records a transaction that the wallet has sent.
 *
 * @throws InvalidTransactionError
 */
export function recordSent(
  {
    address,
    chain,
    connector,
    kit,
  }: {
    readonly kit: Kit
    readonly address: Address
    readonly chain: { readonly id: number }
    readonly connector: Connector | undefined
  },
  transaction: NewTransaction,
): TransactionRecord {
  // In a Safe, `eth_sendTransaction` answers with the Safe's own hash.
  const isSafe = connector?.type === 'safe' && transaction.id === undefined
  return transactionsOf(kit).add(
    { kind: isSafe ? 'safe' : undefined, connectorId: connector?.id, ...transaction },
    { address, chainId: chain.id, tab: tabOf(kit).id },
  )
}
