/** Default priority fee: 1.5 gwei, in wei. */
export const defaultMaxPriorityFeePerGas = 1_500_000_000n

/** Fees per gas, in wei. */
export type FeeEstimate =
  | {
      readonly type: 'eip1559'
      /** The base fee of the latest block. */
      readonly baseFeePerGas: bigint
      /** Base fee x 1.2 + priority fee. */
      readonly maxFeePerGas: bigint
      /** As passed, or the default. */
      readonly maxPriorityFeePerGas: bigint
    }
  /** On chains without a base fee. */
  | {
      readonly type: 'legacy'
      /** The node's gas price x 1.2. */
      readonly gasPrice: bigint
    }

/**
 * Base fee x 1.2 + priority fee: covers the largest possible rise of the base fee in the next
 * block.
 */
export function feesFromBlock(
  baseFeePerGas: bigint,
  maxPriorityFeePerGas = defaultMaxPriorityFeePerGas,
): FeeEstimate {
  return {
    type: 'eip1559',
    baseFeePerGas,
    maxFeePerGas: raised(baseFeePerGas) + maxPriorityFeePerGas,
    maxPriorityFeePerGas,
  }
}

/** The node's gas price x 1.2. */
export function legacyFees(gasPrice: bigint): FeeEstimate {
  return { type: 'legacy', gasPrice: raised(gasPrice) }
}

function raised(value: bigint): bigint {
  return (value * 120n) / 100n
}
