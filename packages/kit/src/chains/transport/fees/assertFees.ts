import { FeeConflictError, TipAboveFeeCapError } from 'viem'
import { FeeOutOfRangeError } from '../../../errors/input.ts'

/** The fee fields of a transaction, in wei per gas: legacy or EIP-1559, never both. */
export interface FeeFields {
  /** The price of a legacy transaction, in wei per gas. Default: none. */
  readonly gasPrice?: bigint | undefined
  /** The cap, priority fee included (EIP-1559), in wei per gas. Default: none. */
  readonly maxFeePerGas?: bigint | undefined
  /** The priority fee (EIP-1559), in wei per gas. Default: none. */
  readonly maxPriorityFeePerGas?: bigint | undefined
}

const maximum = 2n ** 256n - 1n

/**
 * Rejects invalid fees. viem allows both kinds together, and a priority fee
 * above a cap of zero.
 *
 * @throws FeeConflictError, FeeOutOfRangeError, TipAboveFeeCapError
 */
export function assertFees({ gasPrice, maxFeePerGas, maxPriorityFeePerGas }: FeeFields): void {
  const isEip1559 = maxFeePerGas !== undefined || maxPriorityFeePerGas !== undefined
  if (gasPrice !== undefined && isEip1559) throw new FeeConflictError()
  for (const [field, value] of Object.entries({ gasPrice, maxFeePerGas, maxPriorityFeePerGas })) {
    if (value !== undefined && (value < 0n || value > maximum)) {
      throw new FeeOutOfRangeError({ field, value })
    }
  }
  if (maxFeePerGas === undefined || maxPriorityFeePerGas === undefined) return
  if (maxPriorityFeePerGas > maxFeePerGas) {
    throw new TipAboveFeeCapError({ maxFeePerGas, maxPriorityFeePerGas })
  }
}
