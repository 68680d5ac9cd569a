import { setTimeout as pause } from 'node:timers/promises'
import {
  type Client,
  type Hash,
  type TransactionReceipt,
  TransactionReceiptNotFoundError,
} from 'viem'
import { getTransactionReceipt } from 'viem/actions'

/**
 * Waits for a transaction's receipt on a local node. viem's own wait retries only at the next
 * block. A busy node may report a block before its receipts, and a node that mines on demand makes
 * no further block. Has no time limit.
 *
 * @throws viem's errors, except for a receipt that does not exist yet.
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
