import { useCallback } from 'react'
import { useConnection } from 'wagmi'
import { useKit } from '../../config/useKit.ts'
import { useConnectionState } from '../../connection/useConnectionState.ts'
import { NotConnectedError } from '../../errors/transactions.ts'
import type { NewTransaction, TransactionRecord } from './record.ts'
import { recordSent } from './recordSent.ts'

export interface AddedTransaction extends NewTransaction {
  /** The network that it was sent on. Default: the wallet's current one. */
  readonly chainId?: number | undefined
}

/**
 * Gives the function that records a transaction which the wallet has sent; from then on it is followed, listed and told
 * in toasts.
 *
 * @throws (the function) InvalidTransactionError naming every fault, NotConnectedError without account or network.
 * @example
 * const add = useAddRecentTransaction()
 * add({ hash, description: 'Lock 250 FOYER', confirmations: 2 })
 */
export function useAddRecentTransaction(): (transaction: AddedTransaction) => TransactionRecord {
  const kit = useKit()
  const { address, chain } = useConnectionState()
  const { connector } = useConnection()
  const current = chain?.id
  return useCallback(
    ({ chainId = current, ...transaction }) => {
      if (!address || !kit.chains.some(({ id }) => id === chainId) || chainId === undefined) {
        throw new NotConnectedError({ user: 'useAddRecentTransaction' })
      }
      return recordSent({ kit, address, chain: { id: chainId }, connector }, transaction)
    },
    [address, connector, current, kit],
  )
}
