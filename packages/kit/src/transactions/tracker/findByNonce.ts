import type { Address } from 'viem'
import type { RpcRequest } from '../../transport/requestOf.ts'
import { type ChainTransaction, readBlock, readUsedNonces } from './chainReads.ts'

/** How many whole blocks are scanned when the node no longer has older states. */
const maxScannedBlocks = 32

export interface Wanted {
  readonly sender: Address
  readonly nonce: number
  /** The latest block number; the nonce is used at this block. */
  readonly head: number
  /** Whether whole blocks may be scanned, which are large. */
  readonly scans: boolean
}

/**
 * Finds the transaction that used a nonce; undefined when it is not found. Searches backwards from
 * the head in doubling steps, then by bisection: a search over several days takes about twenty
 * requests. If the node no longer has the states of older blocks, the most recent of those are
 * scanned.
 */
export async function findByNonce(
  request: RpcRequest,
  wanted: Wanted,
): Promise<ChainTransaction | undefined> {
  const { head, nonce, scans, sender } = wanted
  // The nonce is used at `high`. At `low` it is unused, or the node no longer has the state.
  let high = head
  let low = -1
  let isForgotten = false
  async function isUsed(block: number): Promise<boolean> {
    const used = await readUsedNonces(request, sender, block)
    isForgotten = !used.ok
    return used.ok && used.value > nonce
  }
  for (let step = 1; head - step >= 0; step *= 2) {
    const at = head - step
    if (!(await isUsed(at))) {
      low = at
      break
    }
    high = at
  }
  let isLowForgotten = isForgotten
  while (high - low > 1) {
    const middle = low + Math.floor((high - low) / 2)
    if (await isUsed(middle)) high = middle
    else {
      low = middle
      isLowForgotten = isForgotten
    }
  }
  if (isLowForgotten && !scans) return undefined
  const found = await inBlock(request, high, wanted)
  if (found || !isLowForgotten) return found
  for (let block = high - 1; block >= 0 && block > high - maxScannedBlocks; block -= 1) {
    const older = await inBlock(request, block, wanted)
    if (older) return older
  }
  return undefined
}

async function inBlock(
  request: RpcRequest,
  block: number,
  { nonce, sender }: Wanted,
): Promise<ChainTransaction | undefined> {
  const transactions = await readBlock(request, block)
  if (!transactions.ok) return undefined
  return transactions.value?.find((entry) => entry.sender === sender && entry.nonce === nonce)
}
