import { useCallback } from 'react'
import { useConnection } from 'wagmi'
import { useKit } from '../../chains/config/useKit.ts'
import { UnconfiguredChainError } from '../../errors/chain.ts'
import { NotConnectedError } from '../../errors/transactions.ts'
import { useConnectionState } from '../../wallets/connection/useConnectionState.ts'
import type { NewTransaction, TransactionRecord } from './record.ts'
import { recordSent } from './transactionsOf.ts'

/** A transaction to record, with its chain. */
export interface AddedTransaction extends NewTransaction {
  /** The chain that it was sent on. Default: the wallet's current chain. */
  readonly chainId?: number | undefined
}

/**
 * Returns a function that records a sent transaction, which is then tracked, listed and shown in
 * toasts.
 *
 * @throws (the function) InvalidTransactionError with every validation error; NotConnectedError
 * without a connected account, or, without `chainId`, on a chain that is not configured;
 * UnconfiguredChainError for a `chainId` that is not.
 * @throws ConfigNotLoadedError while the config has not loaded.
 * @example
 * const add = useAddRecentTransaction()
 * add({ hash, description: 'Lock 250 FOYER', confirmations: 2 })
 */
export function useAddRecentTransaction(): (transaction: AddedTransaction) => TransactionRecord {
  const kit = useKit('useAddRecentTransaction')
  const { address, chain } = useConnectionState()
  const { connector } = useConnection()
  const current = chain?.id
  return useCallback(
    ({ chainId = current, ...transaction }) => {
      if (!address || chainId === undefined) {
        throw new NotConnectedError({ caller: 'useAddRecentTransaction' })
      }
      if (!kit.chains.some(({ id }) => id === chainId)) {
        throw new UnconfiguredChainError({ chainId })
      }
      return recordSent({ kit, address, chain: { id: chainId }, connector }, transaction)
    },
    [address, connector, current, kit],
  )
}
