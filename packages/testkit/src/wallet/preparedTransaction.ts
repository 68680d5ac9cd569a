import type { AccessList, Address, Hex } from 'viem'

export type Fees =
  | { readonly type: 'legacy'; readonly gasPrice: bigint }
  | {
      readonly type: 'eip1559'
      readonly maxFeePerGas: bigint
      readonly maxPriorityFeePerGas: bigint
    }

/** A transaction that can be signed as soon as it has its nonce. Amounts in wei. */
export interface PreparedTransaction {
  readonly chainId: number
  readonly to: Address | undefined
  readonly value: bigint
  readonly data: Hex
  readonly gas: bigint
  readonly fees: Fees
  readonly nonce: number | undefined
  readonly accessList: AccessList | undefined
  /** What it will cost at the present base fee, at most. */
  readonly estimatedFee: bigint
  /** The node expects it to fail. */
  readonly likelyToFail: boolean
}
