import type { Hex } from 'viem'
import type { RpcRequest } from '../../chains/transport/requestOf.ts'
import {
  type ChainTransaction,
  type Found,
  type Receipt,
  readHead,
  readReceipt,
  readTransaction,
} from './chainReads.ts'
import type { Round } from './startRound.ts'

/** A receipt, and how deep it is. */
export interface Mined extends Receipt {
  /**
   * The latest block number, read no later than the receipt: blocks of a reorganisation in between
   * do not count. Undefined if it is unknown, or not needed.
   */
  readonly head: number | undefined
}

/** Blocks from its own to the head, both counted; at least 1, since an endpoint may lag behind. */
export function depthOf({ block, head }: Mined): number {
  return head === undefined ? 1 : Math.max(1, head - block.number + 1)
}

/**
 * Reads a receipt and, for more than one confirmation, the latest block number in the same batch.
 * Nodes may answer a batch in any order, so a receipt that is deep enough is read again.
 */
export async function readMined(
  { port, requestAgain }: Round,
  hash: Hex,
  confirmations = 1,
): Promise<Found<Mined>> {
  const [head, receipt] = await Promise.all([
    confirmations > 1 ? readHead(port.request) : undefined,
    readReceipt(port.request, hash),
  ])
  const mined = withHead(receipt, head)
  const isDeep = mined.ok && mined.value !== null && depthOf(mined.value) >= confirmations
  if (!isDeep || confirmations === 1) return mined
  return withHead(await readReceipt(requestAgain, hash), head)
}

/** The same, one request after the other. Undefined without a receipt. */
export async function readMinedInOrder(request: RpcRequest, hash: Hex): Promise<Mined | undefined> {
  const head = await readHead(request)
  const receipt = await readReceipt(request, hash)
  return receipt.ok && receipt.value ? { ...receipt.value, head } : undefined
}

/** The same, for a transaction that the node has in a block: the result stays unknown. */
export async function readBlockOf(
  request: RpcRequest,
  { block }: ChainTransaction,
): Promise<Mined | undefined> {
  return block && { succeeded: undefined, block, head: await readHead(request) }
}

/** What an endpoint has. */
export interface MinedElsewhere {
  readonly mined: Mined
  readonly request: RpcRequest
}

/** Asks each endpoint for the receipt. If none has it, asks for the transaction's block. */
export async function readMinedElsewhere(
  endpoints: readonly RpcRequest[],
  hash: Hex,
): Promise<MinedElsewhere | undefined> {
  const readers = [readMinedInOrder, readMinedBlock]
  for (const read of readers) {
    const answers = await Promise.all(endpoints.map((request) => read(request, hash)))
    for (const [index, request] of endpoints.entries()) {
      const mined = answers[index]
      if (mined) return { mined, request }
    }
  }
  return undefined
}

async function readMinedBlock(request: RpcRequest, hash: Hex): Promise<Mined | undefined> {
  const known = await readTransaction(request, hash)
  return known.ok && known.value ? readBlockOf(request, known.value) : undefined
}

function withHead(receipt: Found<Receipt>, head: number | undefined): Found<Mined> {
  if (!receipt.ok) return receipt
  return { ok: true, value: receipt.value && { ...receipt.value, head } }
}
