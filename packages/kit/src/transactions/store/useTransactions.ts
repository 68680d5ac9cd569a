import { useCallback, useSyncExternalStore } from 'react'
import { useKit } from '../../chains/config/useKit.ts'
import { useConnectionState } from '../../wallets/connection/useConnectionState.ts'
import type { TransactionRecord } from './record.ts'
import { transactionsOf } from './transactionsOf.ts'

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
  const store = transactionsOf(useKit('useRecentTransactions'))
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
  const store = transactionsOf(kit)
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
  const store = transactionsOf(useKit('useClearRecentTransactions'))
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
  const store = transactionsOf(useKit('useAreTransactionsPersisted'))
  return useSyncExternalStore(
    store.subscribe,
    () => store.persistent,
    () => true,
  )
}
