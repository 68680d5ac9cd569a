import type { Address, Hex } from 'viem'
import { isHash, isQuantity, isRecord } from '../../utils/guards.ts'
import { addressOf, lower } from '../store/parseRecord.ts'
import { type Answer, ask, type ChainPort } from './ChainPort.ts'

/** What a receipt says, as far as it is needed. */
export interface Receipt {
  readonly succeeded: boolean
  readonly blockNumber: number
  readonly blockHash: Hex
}

/** What a node knows of a transaction. */
export interface ChainTransaction {
  readonly hash: Hex
  readonly sender: Address
  readonly nonce: number
  /** Nothing, sent to oneself: what wallets cancel with. */
  readonly isEmpty: boolean
  readonly fingerprint: string
  /** The calldata. */
  readonly input: string
}

/** null: the node answered that it has none. */
export type Found<T> = Answer<T | null>

type Request = ChainPort['request']

export function readReceipt(request: Request, hash: Hex): Promise<Found<Receipt>> {
  return ask(request, 'eth_getTransactionReceipt', [hash], (value) => {
    if (value === null) return null
    if (!isRecord(value)) return undefined
    const blockNumber = quantity(value.blockNumber)
    const { blockHash, status } = value
    if (blockNumber === undefined || !isHash(blockHash)) return undefined
    if (status !== '0x1' && status !== '0x0') return undefined
    return { succeeded: status === '0x1', blockNumber, blockHash }
  })
}

export function readTransaction(request: Request, hash: Hex): Promise<Found<ChainTransaction>> {
  return ask(request, 'eth_getTransactionByHash', [hash], (value) =>
    value === null ? null : toTransaction(value),
  )
}

/** The number of the newest block. */
export function readHead(request: Request): Promise<Answer<number>> {
  return ask(request, 'eth_blockNumber', [], quantity)
}

/** How many nonces the sender has used, at a block or now. */
export function readUsedNonces(
  request: Request,
  sender: Address,
  block: number | 'latest' = 'latest',
): Promise<Answer<number>> {
  const at = block === 'latest' ? block : hex(block)
  return ask(request, 'eth_getTransactionCount', [sender, at], quantity)
}

/** The transactions of a block; null when the node does not have it. */
export function readBlock(
  request: Request,
  block: number,
): Promise<Found<readonly ChainTransaction[]>> {
  return ask(request, 'eth_getBlockByNumber', [hex(block), true], (value) => {
    if (value === null) return null
    if (!isRecord(value) || !Array.isArray(value.transactions)) return undefined
    return value.transactions.flatMap((entry: unknown) => toTransaction(entry) ?? [])
  })
}

function toTransaction(value: unknown): ChainTransaction | undefined {
  if (!isRecord(value) || !isHash(value.hash)) return undefined
  const sender = addressOf(value.from)
  const nonce = quantity(value.nonce)
  if (!sender || nonce === undefined) return undefined
  const to = addressOf(value.to)
  const amount = bigQuantity(value.value)
  const input = typeof value.input === 'string' ? value.input : ''
  const isEmpty = to === sender && amount === 0n && /^(?:0x)?$/.test(input)
  const fingerprint = fingerprintOf(to, amount, input)
  return { hash: lower(value.hash), sender, nonce, isEmpty, fingerprint, input }
}

/** The same for the same call, whatever its price. Not a cryptographic digest: it guards against nobody. */
function fingerprintOf(to: Address | undefined, value: bigint, input: string): string {
  // FNV-1a, 32 bit.
  let digest = 0x811c9dc5
  for (let index = 0; index < input.length; index += 1) {
    digest = Math.imul(digest ^ input.charCodeAt(index), 0x01000193)
  }
  return [to ?? '', value.toString(16), input.length, (digest >>> 0).toString(16)].join(':')
}

function quantity(value: unknown): number | undefined {
  return isQuantity(value) && value.length <= 15 ? Number(value) : undefined
}

function bigQuantity(value: unknown): bigint {
  return isQuantity(value) ? BigInt(value) : 0n
}

function hex(value: number): Hex {
  return `0x${value.toString(16)}`
}
