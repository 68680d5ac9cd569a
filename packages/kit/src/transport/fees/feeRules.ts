/** Default priority fee: 1.5 gwei, in wei (docs/spec-map.md §9). */
export const defaultTip = 1_500_000_000n

/** Fees per gas, in wei. */
export type FeeEstimate =
  | {
      readonly kind: 'eip1559'
      /** The base fee of the latest block. */
      readonly baseFeePerGas: bigint
      /** Base fee x 1.2 + tip. */
      readonly maxFeePerGas: bigint
      /** The tip. */
      readonly maxPriorityFeePerGas: bigint
    }
  /** On chains without a base fee. */
  | {
      readonly kind: 'legacy'
      /** The node's gas price x 1.2. */
      readonly gasPrice: bigint
    }

/** Base fee x 1.2 + tip: covers the largest possible rise of the base fee in the next block. */
export function feesFromBlock(baseFeePerGas: bigint, tip = defaultTip): FeeEstimate {
  return {
    kind: 'eip1559',
    baseFeePerGas,
    maxFeePerGas: raised(baseFeePerGas) + tip,
    maxPriorityFeePerGas: tip,
  }
}

/** The node's gas price x 1.2. */
export function legacyFees(gasPrice: bigint): FeeEstimate {
  return { kind: 'legacy', gasPrice: raised(gasPrice) }
}

function raised(value: bigint): bigint {
  return (value * 120n) / 100n
}
