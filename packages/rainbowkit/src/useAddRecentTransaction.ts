import type { TransactionRecord } from '@foyer/kit'
import { type AddedTransaction, useAddRecentTransaction as useAdd } from '@foyer/kit'

/** A transaction, whose hash is any string for the compiler. */
export interface RainbowKitTransaction extends Omit<AddedTransaction, 'hash'> {
  /** 32 bytes in hex. */
  readonly hash: string
}

type Add = (transaction: RainbowKitTransaction) => TransactionRecord

/**
 * Returns a function that records a sent transaction of the connected account.
 *
 * @throws (the function) InvalidTransactionError for a malformed hash; NotConnectedError without a
 * connected account on a configured chain; UnconfiguredChainError for a `chainId` that is not.
 */
export function useAddRecentTransaction(): Add {
  // The function validates the hash itself.
  return useAdd() as Add
}
