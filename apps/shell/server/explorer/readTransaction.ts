import { isRecord } from '../../config/guards.ts'
import type { CallNode } from './callNode.ts'
import { addressOf, byteLengthOf, quantityOf } from './hexValues.ts'

/**
 * A transaction according to a node. Missing and malformed fields are undefined. Amounts in wei.
 */
export interface TransactionView {
  readonly status: 'pending' | 'confirmed' | 'reverted' | 'unknown'
  readonly from?: string | undefined
  /** Absent when the transaction created a contract. */
  readonly to?: string | undefined
  readonly createdContract?: string | undefined
  readonly value?: bigint | undefined
  readonly nonce?: bigint | undefined
  readonly dataBytes?: number | undefined
  readonly block?: bigint | undefined
  readonly confirmations?: bigint | undefined
  readonly fee?: bigint | undefined
  readonly gasUsed?: bigint | undefined
  /** Of the block, in seconds since 1970. */
  readonly time?: bigint | undefined
}

/** Undefined for a transaction the node does not know. Throws `NodeError`. */
export async function readTransaction(
  callNode: CallNode,
  hash: string,
): Promise<TransactionView | undefined> {
  const [sent, mined, latest] = await callNode([
    { method: 'eth_getTransactionByHash', params: [hash] },
    { method: 'eth_getTransactionReceipt', params: [hash] },
    { method: 'eth_blockNumber', params: [] },
  ])
  if (!isRecord(sent)) return undefined
  const receipt = isRecord(mined) ? mined : undefined
  const block = quantityOf(receipt?.blockNumber)
  const gasUsed = quantityOf(receipt?.gasUsed)
  return {
    status: statusOf(receipt),
    from: addressOf(sent.from),
    to: addressOf(sent.to),
    createdContract: addressOf(receipt?.contractAddress),
    value: quantityOf(sent.value),
    nonce: quantityOf(sent.nonce),
    dataBytes: byteLengthOf(sent.input),
    block,
    confirmations: confirmationsOf(block, quantityOf(latest)),
    gasUsed,
    fee: product(gasUsed, quantityOf(receipt?.effectiveGasPrice)),
    time: block === undefined ? undefined : await blockTime(callNode, block),
  }
}

function statusOf(receipt: Readonly<Record<string, unknown>> | undefined) {
  if (!receipt) return 'pending'
  const status = quantityOf(receipt.status)
  if (status === 1n) return 'confirmed'
  return status === 0n ? 'reverted' : 'unknown'
}

function confirmationsOf(block: bigint | undefined, latest: bigint | undefined) {
  if (block === undefined || latest === undefined || latest < block) return undefined
  return latest - block + 1n
}

function product(first: bigint | undefined, second: bigint | undefined) {
  return first === undefined || second === undefined ? undefined : first * second
}

async function blockTime(callNode: CallNode, block: bigint): Promise<bigint | undefined> {
  const params = [`0x${block.toString(16)}`, false]
  const [found] = await callNode([{ method: 'eth_getBlockByNumber', params }])
  return isRecord(found) ? quantityOf(found.timestamp) : undefined
}
