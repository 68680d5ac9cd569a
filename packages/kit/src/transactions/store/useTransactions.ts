import { useCallback, useSyncExternalStore } from 'react'
import { useKit } from '../../config/useKit.ts'
import { useConnectionState } from '../../connection/useConnectionState.ts'
import type { TransactionRecord } from './record.ts'
import { transactionsOf } from './transactionsOf.ts'

const none: readonly TransactionRecord[] = []

/**
 * The connected account's recorded transactions, newest first, in every tab alike; empty while nobody is connected.
 *
 * @param options.chainId one network only. Default: all of them.
 */
export function useRecentTransactions({
  chainId,
}: {
  readonly chainId?: number | undefined
} = {}): readonly TransactionRecord[] {
  const store = transactionsOf(useKit())
  const { address } = useConnectionState()
  const read = () => (address ? store.list(address, chainId) : none)
  return useSyncExternalStore(store.subscribe, read, () => none)
}

/** How many of them are pending. */
export function usePendingTransactions(): number {
  const records = useRecentTransactions()
  return records.filter(({ status }) => status === 'pending').length
}

/** Whether one of them is pending, where recent transactions are shown at all (Spec §3, account display). */
export function useHasPendingTransactions(): boolean {
  const { showRecentTransactions } = useKit()
  return usePendingTransactions() > 0 && showRecentTransactions
}

/** Forgets the connected account's transactions, of one network or of all. What is sent goes on without being followed. */
export function useClearRecentTransactions(): (options?: {
  readonly chainId?: number | undefined
}) => void {
  const store = transactionsOf(useKit())
  const { address } = useConnectionState()
  return useCallback(
    ({ chainId } = {}) => {
      if (address) store.clear(address, chainId)
    },
    [address, store],
  )
}

/** False when the list is kept in memory only and ends with the page: the browser refuses to store, or has no room. */
export function useTransactionsPersist(): boolean {
  const store = transactionsOf(useKit())
  return useSyncExternalStore(
    store.subscribe,
    () => store.persistent,
    () => true,
  )
}
