import { isHash, isQuantity, isRecord } from '@foyer/ui/utils/guards.ts'
import type { Address, Hex } from 'viem'
import { numberToHex } from 'viem/utils'
import type { RpcRequest } from '../../chains/transport/requestOf.ts'
import { addressOf, lower } from '../store/parseRecord.ts'
import type { SeenIn } from '../store/record.ts'

/** A value, or none: a timeout or an RPC error proves nothing about a transaction. */
export type Answer<T> = { readonly ok: true; readonly value: T } | { readonly ok: false }

/** The parts of a receipt that the tracker needs. */
export interface Receipt {
  /** Undefined if only the block is known: nodes prune receipts before transactions. */
  readonly succeeded: boolean | undefined
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
    return { succeeded: status === '0x1', block }
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
