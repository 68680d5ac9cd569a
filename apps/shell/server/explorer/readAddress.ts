import type { CallNode } from './callNode.ts'
import { byteLengthOf, quantityOf } from './hexValues.ts'

/** An address as the node tells it; a field that it wrote badly is undefined. */
export interface AddressView {
  /** In wei. */
  readonly balance?: bigint | undefined
  /** Transactions sent so far. */
  readonly sent?: bigint | undefined
  /** Bytes of code; 0 for an account without any. */
  readonly codeBytes?: number | undefined
  readonly latestBlock?: bigint | undefined
}

/** Throws `NodeError`. */
export async function readAddress(callNode: CallNode, address: string): Promise<AddressView> {
  const [balance, sent, code, latest] = await callNode([
    { method: 'eth_getBalance', params: [address, 'latest'] },
    { method: 'eth_getTransactionCount', params: [address, 'latest'] },
    { method: 'eth_getCode', params: [address, 'latest'] },
    { method: 'eth_blockNumber', params: [] },
  ])
  return {
    balance: quantityOf(balance),
    sent: quantityOf(sent),
    codeBytes: byteLengthOf(code),
    latestBlock: quantityOf(latest),
  }
}
