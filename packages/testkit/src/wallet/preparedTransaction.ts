import type { AccessList, Address, Hex } from 'viem'

/** The fees of a transaction, in wei. */
export type Fees =
  | { readonly type: 'legacy'; readonly gasPrice: bigint }
  | {
      readonly type: 'eip1559'
      readonly maxFeePerGas: bigint
      readonly maxPriorityFeePerGas: bigint
    }

/** A transaction that needs only its nonce to be signed. Amounts in wei. */
export interface PreparedTransaction {
  readonly chainId: number
  readonly to: Address | undefined
  readonly value: bigint
  readonly data: Hex
  readonly gas: bigint
  readonly fees: Fees
  readonly nonce: number | undefined
  readonly accessList: AccessList | undefined
  /** Maximum fee at the current base fee, in wei. */
  readonly estimatedFee: bigint
  /** Whether the node expects it to fail. */
  readonly likelyToFail: boolean
}
