import type { Address, Hex } from 'viem'
import type { RpcRequest } from '../../rpc/requestOf.ts'
import type { ChainPort } from '../ChainPort.ts'
import { hashNumber } from './hashNumber.ts'

export const sender: Address = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266'
export const friend: Address = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'

export interface SimulatedTransaction {
  readonly hash: Hex
  readonly nonce: number
  readonly to: Address
  readonly value: bigint
  readonly input: Hex
  readonly reverts: boolean
}

interface Block {
  readonly number: number
  readonly hash: Hex
  readonly transactions: readonly SimulatedTransaction[]
}

/** How an endpoint behaves, apart from the others. */
export interface EndpointState {
  /** 'down' throws, 'strange' answers nonsense, 'fresh' has no pool: it knows mined transactions only. */
  mode: 'up' | 'down' | 'strange' | 'fresh'
  /** States older than this many blocks are forgotten. */
  keeps: number
}

/** A chain with one sender, in memory: a pool, blocks, reorganisations, and endpoints that fail. */
export class SimulatedChain {
  blocks: Block[] = [{ number: 0, hash: hashNumber(1_000_000), transactions: [] }]
  pool: SimulatedTransaction[] = []
  readonly endpoints: EndpointState[]
  asked: string[] = []
  #hashes = 1

  constructor({ endpoints = 2 }: { readonly endpoints?: number } = {}) {
    this.endpoints = Array.from({ length: endpoints }, () => ({
      mode: 'up' as const,
      keeps: Number.POSITIVE_INFINITY,
    }))
  }

  get head(): number {
    return this.blocks.length - 1
  }

  /** How many nonces are used at the end of a block. */
  usedNonces(block = this.head): number {
    return this.blocks.slice(0, block + 1).flatMap(({ transactions }) => transactions).length
  }

  send(fields: Partial<Omit<SimulatedTransaction, 'hash'>> = {}): SimulatedTransaction {
    const { input = '0x', reverts = false, to = friend, value = 1n } = fields
    const nonce = fields.nonce ?? this.nextNonce()
    this.#hashes += 1
    const transaction = { hash: hashNumber(this.#hashes), nonce, to, value, input, reverts }
    this.pool = [...this.pool.filter((entry) => entry.nonce !== nonce), transaction]
    return transaction
  }

  nextNonce(): number {
    return Math.max(this.usedNonces(), ...this.pool.map(({ nonce }) => nonce + 1))
  }

  /** Mines what can be mined, or an empty block. */
  mine({ empty = false }: { readonly empty?: boolean } = {}): void {
    const transactions: SimulatedTransaction[] = []
    let nonce = this.usedNonces()
    for (; !empty; nonce += 1) {
      const next = this.pool.find((entry) => entry.nonce === nonce)
      if (!next) break
      transactions.push(next)
    }
    this.pool = this.pool.filter((entry) => !transactions.includes(entry))
    this.#hashes += 1
    const hash = hashNumber(1_000_000 + this.#hashes)
    this.blocks.push({ number: this.head + 1, hash, transactions })
  }

  drop(hash: Hex): void {
    this.pool = this.pool.filter((entry) => entry.hash !== hash)
  }

  /** Takes the last blocks away. What was in them waits again, or is lost. */
  reorganise(depth: number, { lost = false }: { readonly lost?: boolean } = {}): void {
    const gone = this.blocks.splice(Math.max(1, this.blocks.length - depth))
    if (lost) return
    const back = gone.flatMap(({ transactions }) => transactions)
    const nonces = new Set(this.pool.map(({ nonce }) => nonce))
    this.pool = [...back.filter(({ nonce }) => !nonces.has(nonce)), ...this.pool]
  }

  /** Where a transaction stands in the chain. */
  find(
    hash: Hex,
  ): { readonly block: Block; readonly transaction: SimulatedTransaction } | undefined {
    for (const block of this.blocks) {
      const transaction = block.transactions.find((entry) => entry.hash === hash)
      if (transaction) return { block, transaction }
    }
    return undefined
  }

  atNonce(nonce: number): SimulatedTransaction | undefined {
    return this.blocks
      .flatMap(({ transactions }) => transactions)
      .find((entry) => entry.nonce === nonce)
  }

  port(): ChainPort {
    const endpoints = this.endpoints.map((state) => this.#request(state))
    const [first] = endpoints
    if (!first) throw new Error('A chain needs an endpoint.')
    return { request: first, endpoints }
  }

  #request(state: EndpointState): RpcRequest {
    return async ({ method, params }) => {
      this.asked.push(method)
      if (state.mode === 'down') throw Object.assign(new Error('fetch failed'), { code: -32603 })
      if (state.mode === 'strange') return { odd: method }
      return this.#answer(method, Array.isArray(params) ? params : [], state)
    }
  }

  #answer(method: string, [first, second]: readonly unknown[], state: EndpointState): unknown {
    switch (method) {
      case 'eth_blockNumber':
        return hex(this.head)
      case 'eth_getTransactionReceipt': {
        const found = this.find(hashOf(first))
        if (!found) return null
        const { block, transaction } = found
        const at = { blockNumber: hex(block.number), blockHash: block.hash }
        return { ...at, status: transaction.reverts ? '0x0' : '0x1' }
      }
      case 'eth_getTransactionByHash': {
        const hash = hashOf(first)
        const waiting = this.pool.find((entry) => entry.hash === hash)
        const known = this.find(hash)?.transaction ?? (state.mode === 'fresh' ? undefined : waiting)
        return known ? write(known) : null
      }
      case 'eth_getTransactionCount': {
        const block = second === 'latest' ? this.head : Number(second)
        if (this.head - block > state.keeps) throw new Error('missing trie node')
        return hex(this.usedNonces(block))
      }
      case 'eth_getBlockByNumber': {
        const block = this.blocks[Number(first)]
        return block ? { ...block, transactions: block.transactions.map(write) } : null
      }
      default:
        throw Object.assign(new Error(`unknown method ${method}`), { code: -32601 })
    }
  }
}

function write(transaction: SimulatedTransaction) {
  const { hash, input, nonce, to, value } = transaction
  return { hash, input, to, from: sender, nonce: hex(nonce), value: hex(value) }
}

function hex(value: number | bigint): Hex {
  return `0x${value.toString(16)}`
}

function hashOf(value: unknown): Hex {
  return `0x${String(value).slice(2)}`
}
