import {
  FeeConflictError,
  FeeTooHighError,
  TipAboveFeeCapError,
} from '../../errors/transactionDraft.ts'

/** The fees of a transaction, in wei: of the old kind, or of EIP-1559, never both. */
export interface FeeFields {
  readonly gasPrice?: bigint | undefined
  readonly maxFeePerGas?: bigint | undefined
  readonly maxPriorityFeePerGas?: bigint | undefined
}

const maximum = 2n ** 256n - 1n

/**
 * Refuses fees that cannot be (Spec §5). viem lets both kinds together pass, and a tip above a cap of zero.
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
    throw new TipAboveFeeCapError({ cap: maxFeePerGas, tip: maxPriorityFeePerGas })
  }
}
