import type { Address } from 'viem'
import type { ChainPort } from './ChainPort.ts'
import { type ChainTransaction, readBlock, readUsedNonces } from './chainReads.ts'

/** So many blocks are looked through where the node no longer tells the nonces of older ones. */
const scanned = 32

export interface Wanted {
  readonly sender: Address
  readonly nonce: number
  /** The newest block, in which the nonce is used. */
  readonly head: number
  /** Whether whole blocks may be read, which are large. */
  readonly scans: boolean
}

/**
 * The transaction in the chain that used this nonce; undefined when it is not found. Steps back from the newest block in
 * doubling steps and halves the rest, so that days of absence cost some twenty requests. Where a node has forgotten the
 * states of older blocks, the last ones of those are looked through.
 */
export async function findByNonce(
  request: ChainPort['request'],
  wanted: Wanted,
): Promise<ChainTransaction | undefined> {
  const { head, nonce, scans, sender } = wanted
  // The nonce is used at `high`. At `low` it is not yet, or nobody knows any more.
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
  const found = await inBlock(request, high, wanted)
  if (found || !isLowForgotten || !scans) return found
  for (let block = high - 1; block >= 0 && block > high - scanned; block -= 1) {
    const older = await inBlock(request, block, wanted)
    if (older) return older
  }
  return undefined
}

async function inBlock(
  request: ChainPort['request'],
  block: number,
  { nonce, sender }: Wanted,
): Promise<ChainTransaction | undefined> {
  const transactions = await readBlock(request, block)
  if (!transactions.ok) return undefined
  return transactions.value?.find((entry) => entry.sender === sender && entry.nonce === nonce)
}
