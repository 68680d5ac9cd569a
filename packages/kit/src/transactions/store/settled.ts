import type { Address } from 'viem'
import type { TransactionStore } from './createTransactionStore.ts'
import type { TransactionRecord } from './record.ts'

/**
 * Waits until a record is not pending any more. Resolves with it, or with undefined when it was cleared from the list, or
 * when the signal ends the waiting.
 */
export function settled(
  store: TransactionStore,
  address: Address,
  { chainId, id }: Pick<TransactionRecord, 'chainId' | 'id'>,
  signal?: AbortSignal,
): Promise<TransactionRecord | undefined> {
  return new Promise((resolve) => {
    const look = () => {
      const record = store.list(address, chainId).find((entry) => entry.id === id)
      if (record?.status === 'pending' && !signal?.aborted) return
      leave()
      signal?.removeEventListener('abort', look)
      resolve(signal?.aborted ? undefined : record)
    }
    const leave = store.subscribe(look)
    signal?.addEventListener('abort', look)
    look()
  })
}
