/** Tip for the block's maker where none is given: 1.5 gwei, in wei (Spec §9). */
export const defaultTip = 1_500_000_000n

/** Fees per unit of gas, in wei. */
export type FeeEstimate =
  | {
      readonly kind: 'eip1559'
      readonly baseFeePerGas: bigint
      readonly maxFeePerGas: bigint
      readonly maxPriorityFeePerGas: bigint
    }
  | { readonly kind: 'legacy'; readonly gasPrice: bigint }

/** Base fee x 1.2 + tip (Spec §9): enough for the next block even when its base fee rises by the most it may. */
export function feesFromBlock(baseFeePerGas: bigint, tip = defaultTip): FeeEstimate {
  return {
    kind: 'eip1559',
    baseFeePerGas,
    maxFeePerGas: raised(baseFeePerGas) + tip,
    maxPriorityFeePerGas: tip,
  }
}

/** The node's gas price x 1.2 (Spec §9). */
export function legacyFees(gasPrice: bigint): FeeEstimate {
  return { kind: 'legacy', gasPrice: raised(gasPrice) }
}

function raised(value: bigint): bigint {
  return (value * 120n) / 100n
}
