import { isHash, isQuantity, isRecord } from '@foyer/ui/utils/guards.ts'
import type { Address, Hex } from 'viem'
import { numberToHex } from 'viem/utils'
import { shouldThrow } from '../../chains/transport/endpoints/shouldThrow.ts'
import type { RpcRequest } from '../../chains/transport/requestOf.ts'
import { addressOf, lower } from '../store/parseRecord.ts'
import type { SeenIn } from '../store/record.ts'
import type { ChainPort, Round } from './chainPortOf.ts'

/** A value, or none: a timeout or an RPC error proves nothing about a transaction. */
export type Answer<T> = { readonly ok: true; readonly value: T } | { readonly ok: false }

/** The parts of a receipt that the tracker needs. */
export interface Receipt {
  /** 'missing' if only the block is known: nodes prune receipts before transactions. */
  readonly result: 'succeeded' | 'reverted' | 'missing'
  readonly block: SeenIn
}

/** The parts of a transaction that the tracker needs. */
export interface ChainTransaction {
  readonly hash: Hex
  readonly sender: Address
  readonly nonce: number
  /** Undefined while the node has it in its pool. */
  readonly block: SeenIn | undefined
  /** An empty transaction of the sender to itself, which is how wallets cancel. */
  readonly isEmpty: boolean
  /** Equal for the same call at any fee. */
  readonly fingerprint: string
}

/** null: the node does not have it. */
export type Found<T> = Answer<T | null>

export function readReceipt(request: RpcRequest, hash: Hex): Promise<Found<Receipt>> {
  return ask(request, 'eth_getTransactionReceipt', [hash], (value) => {
    if (value === null) return null
    if (!isRecord(value)) return undefined
    const { status } = value
    const block = toBlock(value)
    if (!block || (status !== '0x1' && status !== '0x0')) return undefined
    return { result: status === '0x1' ? 'succeeded' : 'reverted', block }
  })
}

export function readTransaction(request: RpcRequest, hash: Hex): Promise<Found<ChainTransaction>> {
  return ask(request, 'eth_getTransactionByHash', [hash], (value) =>
    value === null ? null : toTransaction(value),
  )
}

/** The latest block number; undefined if the node has not answered. */
export async function readHead(request: RpcRequest): Promise<number | undefined> {
  const head = await ask(request, 'eth_blockNumber', [], quantity)
  return head.ok ? head.value : undefined
}

/** Number of nonces that the sender has used up to a block. Default: the latest. */
export function readUsedNonces(
  request: RpcRequest,
  sender: Address,
  block: number | 'latest' = 'latest',
): Promise<Answer<number>> {
  const at = block === 'latest' ? block : numberToHex(block)
  return ask(request, 'eth_getTransactionCount', [sender, at], quantity)
}

/** The transactions of a block. */
export function readBlock(
  request: RpcRequest,
  block: number,
): Promise<Found<readonly ChainTransaction[]>> {
  return ask(request, 'eth_getBlockByNumber', [numberToHex(block), true], (value) => {
    if (value === null) return null
    if (!isRecord(value) || !Array.isArray(value.transactions)) return undefined
    return value.transactions.flatMap((entry: unknown) => toTransaction(entry) ?? [])
  })
}

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
  return block && { result: 'missing', block, head: await readHead(request) }
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

/** How many of the endpoints answered. */
export type Answered = 'all' | 'some' | 'none'

/** Asks each endpoint: one has it, or no one of those that answered. */
export async function askAll<T>(
  { endpoints }: ChainPort,
  hash: Hex,
  read: (request: RpcRequest, hash: Hex) => Promise<Found<T>>,
): Promise<'known' | Answered> {
  const answers = await Promise.all(endpoints.map((request) => read(request, hash)))
  const answered = answers.filter(({ ok }) => ok)
  if (answered.some((answer) => answer.ok && answer.value !== null)) return 'known'
  if (answered.length === 0) return 'none'
  return answered.length === answers.length ? 'all' : 'some'
}

/** The selector of `getThreshold()`: how many owners must sign. */
const getThreshold = '0xe75235b8'

/** Whether the account is a Safe on this chain; undefined if the node has not answered. */
export async function isSafe(request: RpcRequest, address: Address): Promise<boolean | undefined> {
  const call = { to: address, data: getThreshold }
  try {
    const threshold = await request({ method: 'eth_call', params: [call, 'latest'] })
    return isHash(threshold) && BigInt(threshold) > 0n
  } catch (error) {
    // Another kind of contract reverts.
    return shouldThrow(error) ? false : undefined
  }
}

/**
 * Sends a request and parses the answer; one that cannot be parsed counts as none. Never throws.
 */
async function ask<T>(
  request: RpcRequest,
  method: string,
  params: readonly unknown[],
  parse: (value: unknown) => T | undefined,
): Promise<Answer<T>> {
  try {
    const value = parse(await request({ method, params }))
    return value === undefined ? { ok: false } : { ok: true, value }
  } catch {
    // The record is unchanged; the next round asks again.
    return { ok: false }
  }
}

function toTransaction(value: unknown): ChainTransaction | undefined {
  if (!isRecord(value) || !isHash(value.hash)) return undefined
  const sender = addressOf(value.from)
  const nonce = quantity(value.nonce)
  if (!sender || nonce === undefined) return undefined
  const to = addressOf(value.to)
  const input = typeof value.input === 'string' ? value.input : ''
  const amount = isQuantity(value.value) ? BigInt(value.value) : 0n
  const isEmpty = to === sender && amount === 0n && /^(?:0x)?$/.test(input)
  return {
    hash: lower(value.hash),
    sender,
    nonce,
    block: toBlock(value),
    isEmpty,
    fingerprint: fingerprintOf(to, amount, input),
  }
}

function toBlock({ blockHash, blockNumber }: Readonly<Record<string, unknown>>) {
  const number = quantity(blockNumber)
  return number !== undefined && isHash(blockHash) ? { number, hash: lower(blockHash) } : undefined
}

function quantity(value: unknown): number | undefined {
  return isQuantity(value) && value.length <= 15 ? Number(value) : undefined
}

/** Not a cryptographic hash. */
function fingerprintOf(to: Address | undefined, value: bigint, input: string): string {
  // FNV-1a, 32 bit.
  let digest = 0x811c9dc5
  for (let index = 0; index < input.length; index += 1) {
    digest = Math.imul(digest ^ input.charCodeAt(index), 0x01000193)
  }
  const parts = [to ?? '', value.toString(16), input.length, (digest >>> 0).toString(16)]
  return parts.join(':').toLowerCase()
}
