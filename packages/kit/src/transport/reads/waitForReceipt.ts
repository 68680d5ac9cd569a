import type { TransactionReceipt } from 'viem'
import { assertConfirmations } from '../checks/assertConfirmations.ts'
import { assertHash } from '../checks/assertHash.ts'
import { clientOf, type ReadSource } from './clientOf.ts'

/** How often a receipt that the node does not have yet is asked for again, and the first wait, ms (Spec §9). */
export const receiptLimits = { retryCount: 6, firstDelay: 200 } as const

export interface WaitForReceiptOptions {
  /** Blocks on top of it, itself included: at least 1. Default 1. */
  readonly confirmations?: number | undefined
  /** Waits at most so long, ms. Default: for ever, since a transaction that waits has not failed. */
  readonly timeout?: number | undefined
}

/**
 * Waits until a transaction is mined. Its `status` says whether it succeeded or was reverted; when it was replaced
 * (speeded up, cancelled), the receipt is that of the transaction in its place and has another hash.
 *
 * A receipt that is late is asked for six times more, after 200, 400, 800 ms and so on.
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
