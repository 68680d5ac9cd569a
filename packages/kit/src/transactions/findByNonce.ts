import type { Address } from 'viem'
import type { ChainPort } from './ChainPort.ts'
import { type ChainTransaction, readBlock, readUsedNonces } from './chainReads.ts'

/** So many blocks are looked through where the node no longer tells the nonces of older ones. */
const scanned = 32

/**
 * The transaction in the chain that used this nonce; undefined when it is not found. Steps back from the newest block in
 * doubling steps and halves the rest, so that days of absence cost some twenty requests. Nodes that have forgotten old
 * states are asked for whole blocks instead, for the last ones.
 */
export async function findByNonce(
  { request }: ChainPort,
  {
    sender,
    nonce,
    head,
  }: { readonly sender: Address; readonly nonce: number; readonly head: number },
): Promise<ChainTransaction | undefined> {
  // The nonce is used at `high`, and not yet at `low`.
  let high = head
  let low = -1
  for (let step = 1; ; step *= 2) {
    const at = head - step
    if (at < 0) break
    const used = await readUsedNonces(request, sender, at)
    if (!used.ok) return scanBack(request, high, { sender, nonce })
    if (used.value <= nonce) {
      low = at
      break
    }
    high = at
  }
  while (high - low > 1) {
    const middle = low + Math.floor((high - low) / 2)
    const used = await readUsedNonces(request, sender, middle)
    if (!used.ok) return scanBack(request, high, { sender, nonce })
    if (used.value > nonce) high = middle
    else low = middle
  }
  return inBlock(request, high, { sender, nonce })
}

interface Wanted {
  readonly sender: Address
  readonly nonce: number
}

async function scanBack(
  request: ChainPort['request'],
  from: number,
  wanted: Wanted,
): Promise<ChainTransaction | undefined> {
  for (let block = from; block >= 0 && block > from - scanned; block -= 1) {
    const found = await inBlock(request, block, wanted)
    if (found) return found
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
