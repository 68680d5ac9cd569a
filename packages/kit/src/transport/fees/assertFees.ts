import { FeeConflictError, TipAboveFeeCapError } from 'viem'
import { FeeTooHighError } from '../../errors/input.ts'

/** The fee fields of a transaction, in wei: legacy or EIP-1559, never both. */
export interface FeeFields {
  readonly gasPrice?: bigint | undefined
  readonly maxFeePerGas?: bigint | undefined
  readonly maxPriorityFeePerGas?: bigint | undefined
}

const maximum = 2n ** 256n - 1n

/**
 * Rejects invalid fees (docs/spec-map.md §5). viem allows both kinds together, and a tip above a
 * cap of zero.
 *
 * @throws FeeConflictError, FeeTooHighError, TipAboveFeeCapError
 */
export function assertFees({ gasPrice, maxFeePerGas, maxPriorityFeePerGas }: FeeFields): void {
  const isNewKind = maxFeePerGas !== undefined || maxPriorityFeePerGas !== undefined
  if (gasPrice !== undefined && isNewKind) throw new FeeConflictError()
  for (const [field, value] of Object.entries({ gasPrice, maxFeePerGas, maxPriorityFeePerGas })) {
    if (value !== undefined && (value < 0n || value > maximum)) {
      throw new FeeTooHighError({ field, value })
    }
  }
  if (maxFeePerGas === undefined || maxPriorityFeePerGas === undefined) return
  if (maxPriorityFeePerGas > maxFeePerGas) {
    throw new TipAboveFeeCapError({ maxFeePerGas, maxPriorityFeePerGas })
  }
}
