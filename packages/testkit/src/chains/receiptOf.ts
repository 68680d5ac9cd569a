import { setTimeout as pause } from 'node:timers/promises'
import {
  type Client,
  type Hash,
  type TransactionReceipt,
  TransactionReceiptNotFoundError,
} from 'viem'
import { getTransactionReceipt } from 'viem/actions'

/**
 * Waits for the receipt of a transaction on a local node. viem's own wait asks again at the next
 * block only; a busy node counts a block before it has its receipts, and one that mines at once
 * makes no other block.
 */
export async function receiptOf(client: Client, hash: Hash): Promise<TransactionReceipt> {
  for (;;) {
    try {
      return await getTransactionReceipt(client, { hash })
    } catch (error) {
      if (!(error instanceof TransactionReceiptNotFoundError)) throw error
    }
    await pause(5)
  }
}
