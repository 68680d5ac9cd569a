import type { Address } from 'viem'
import type { RpcRequest } from '../../chains/transport/requestOf.ts'
import { type ChainTransaction, type Found, readBlock, readUsedNonces } from './chainReads.ts'

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
 * Finds the transaction that used a nonce; null when it is not found. Searches backwards from
 * the head in doubling steps, then by bisection: a search over several days takes about twenty
 * requests. If the node no longer has the states of older blocks, the most recent of those are
 * scanned. A block that cannot be read ends the search without an answer.
 */
export async function findByNonce(
  request: RpcRequest,
  wanted: Wanted,
): Promise<Found<ChainTransaction>> {
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
  if (isLowForgotten && !scans) return { ok: true, value: null }
  const found = await inBlock(request, high, wanted)
  if (!found.ok || found.value || !isLowForgotten) return found
  for (let block = high - 1; block >= 0 && block > high - maxScannedBlocks; block -= 1) {
    const older = await inBlock(request, block, wanted)
    if (!older.ok || older.value) return older
  }
  return { ok: true, value: null }
}

async function inBlock(
  request: RpcRequest,
  block: number,
  { nonce, sender }: Wanted,
): Promise<Found<ChainTransaction>> {
  const transactions = await readBlock(request, block)
  // An endpoint that is behind does not have the block.
  if (!transactions.ok || !transactions.value) return { ok: false }
  const isWanted = (entry: ChainTransaction) => entry.sender === sender && entry.nonce === nonce
  return { ok: true, value: transactions.value.find(isWanted) ?? null }
}
