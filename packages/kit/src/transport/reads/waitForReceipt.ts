import type { TransactionReceipt } from 'viem'
import { assertConfirmations, assertHash } from '../checks/assertValues.ts'
import { clientOf, type ReadSource } from './clientOf.ts'

/** Retries for a receipt, and the delay before the first, in ms (docs/spec-map.md §9). */
export const receiptLimits = { retryCount: 6, firstDelay: 200 } as const

export interface WaitForReceiptOptions {
  /** Blocks to wait for, including the transaction's own; at least 1. Default 1. */
  readonly confirmations?: number | undefined
  /** In ms. Default: none, since a pending transaction has not failed. */
  readonly timeout?: number | undefined
}

/**
 * Waits until a transaction is mined. If it was replaced (sped up or cancelled), the receipt is
 * that of the replacement, with another hash. A missing receipt is requested six more times, after
 * 200, 400, 800 ms and so on.
 *
 * @throws ChainNotConfiguredError, InvalidHashError, InvalidConfirmationsError
 */
export async function waitForReceipt(
  kit: ReadSource,
  chainId: number,
  hash: string,
  { confirmations = 1, timeout = 0 }: WaitForReceiptOptions = {},
): Promise<TransactionReceipt> {
  assertHash(hash)
  assertConfirmations(confirmations)
  const client = clientOf(kit, chainId)
  const { waitForTransactionReceipt } = await import('viem/actions')
  const { firstDelay, retryCount } = receiptLimits
  return waitForTransactionReceipt(client, {
    hash,
    confirmations,
    timeout,
    retryCount,
    retryDelay: ({ count }) => firstDelay * 2 ** count,
  })
}
