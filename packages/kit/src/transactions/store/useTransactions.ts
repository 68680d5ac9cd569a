import { useCallback, useSyncExternalStore } from 'react'
import { useConnection } from 'wagmi'
import { useKit } from '../../chains/config/useKit.ts'
import { UnconfiguredChainError } from '../../errors/chain.ts'
import { NotConnectedError } from '../../errors/transactions.ts'
import { useConnectionState } from '../../wallets/connection/useConnectionState.ts'
import type { NewTransaction, TransactionRecord } from './record.ts'
import { recordSent, transactionStore } from './recordSent.ts'

const none: readonly TransactionRecord[] = []

/**
 * The connected account's recorded transactions, newest first, in sync across tabs. Empty while
 * disconnected.
 *
 * @param options.chainId one chain only. Default: all chains.
 * @throws ConfigNotLoadedError while the config has not loaded.
 */
export function useRecentTransactions({
  chainId,
}: {
  readonly chainId?: number | undefined
} = {}): readonly TransactionRecord[] {
  const store = useKit('useRecentTransactions').get(transactionStore)
  const { address } = useConnectionState()
  const read = () => (address ? store.list(address, chainId) : none)
  return useSyncExternalStore(store.subscribe, read, () => none)
}

/**
 * Number of the connected account's pending transactions on configured chains; others are not
 * checked. Renders again only when it changes.
 */
export function usePendingCount(): number {
  const kit = useKit('usePendingCount')
  const store = kit.get(transactionStore)
  const { address } = useConnectionState()
  const isTracked = ({ chainId, status }: TransactionRecord) =>
    status === 'pending' && kit.chains.some(({ id }) => id === chainId)
  const read = () => (address ? store.list(address).filter(isTracked).length : 0)
  return useSyncExternalStore(store.subscribe, read, () => 0)
}

/** Whether one is pending; false unless `showRecentTransactions` is set. */
export function useHasPendingTransactions(): boolean {
  const { showRecentTransactions } = useKit('useHasPendingTransactions')
  return usePendingCount() > 0 && showRecentTransactions
}

/**
 * Returns a function that removes the account's records, of one chain or of all. They are no longer
 * tracked.
 *
 * @throws ConfigNotLoadedError while the config has not loaded.
 */
export function useClearRecentTransactions(): (options?: {
  readonly chainId?: number | undefined
}) => void {
  const store = useKit('useClearRecentTransactions').get(transactionStore)
  const { address } = useConnectionState()
  return useCallback(
    ({ chainId } = {}) => {
      if (address) store.clear(address, chainId)
    },
    [address, store],
  )
}

/**
 * False when records are kept in memory only, because storage is refused or full.
 *
 * @throws ConfigNotLoadedError while the config has not loaded.
 */
export function useAreTransactionsPersisted(): boolean {
  const store = useKit('useAreTransactionsPersisted').get(transactionStore)
  return useSyncExternalStore(
    store.subscribe,
    () => store.persistent,
    () => true,
  )
}

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
      return recordSent(kit, { ...transaction, address, chainId, connector })
    },
    [address, connector, current, kit],
  )
}
