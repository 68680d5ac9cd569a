import type { Address, Hex } from 'viem'
import type { RpcRequest } from '../../chains/transport/requestOf.ts'
import type { ChainPort } from '../tracker/chainPortOf.ts'

export const sender: Address = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266'
export const friend: Address = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'

export interface SimulatedTransaction {
  readonly hash: Hex
  readonly nonce: number
  readonly to: Address
  readonly value: bigint
  readonly input: Hex
  /** 'odd': in blocks with an odd number, like calls that depend on earlier state. */
  readonly reverts: boolean | 'odd'
}

interface Block {
  readonly number: number
  readonly hash: Hex
  readonly transactions: readonly SimulatedTransaction[]
}

interface Mined {
  readonly block: Block
  readonly transaction: SimulatedTransaction
  readonly reverted: boolean
}

/** Behaviour of one endpoint, independent of the others. */
export interface EndpointState {
  /**
   * 'down' throws, 'strange' answers nonsense, 'fresh' has no pool and knows only mined
   * transactions.
   */
  mode: 'up' | 'down' | 'strange' | 'fresh'
  /** The state of older blocks is pruned. */
  keeps: number
  /** The receipts of older blocks are pruned; their transactions are not. */
  keepsReceipts: number
  /** How many of the latest blocks it has not seen. */
  behind: number
}

/** A chain with one sender, in memory: a pool, blocks, reorganisations, and endpoints that fail. */
export class SimulatedChain {
  blocks: Block[] = [{ number: 0, hash: hashNumber(1_000_000), transactions: [] }]
  pool: SimulatedTransaction[] = []
  readonly sent: SimulatedTransaction[] = []
  readonly endpoints: EndpointState[]
  asked: string[] = []
  /** Owners of the sender, if it is a Safe, who must sign. 0: it is not a Safe. */
  threshold = 0
  /** Methods that every endpoint refuses, as a rate limit does. */
  readonly fails = new Set<string>()
  #hashes = 1

  constructor({ endpoints = 2 }: { readonly endpoints?: number } = {}) {
    this.endpoints = Array.from({ length: endpoints }, () => ({
      mode: 'up' as const,
      keeps: Number.POSITIVE_INFINITY,
      keepsReceipts: Number.POSITIVE_INFINITY,
      behind: 0,
    }))
  }

  get head(): number {
    return this.blocks.length - 1
  }

  /** The number of nonces used by the end of a block. */
  usedNonces(block = this.head): number {
    return this.blocks.slice(0, block + 1).flatMap(({ transactions }) => transactions).length
  }

  send(fields: Partial<Omit<SimulatedTransaction, 'hash'>> = {}): SimulatedTransaction {
    const { input = '0x', reverts = false, to = friend, value = 1n } = fields
    const nonce = fields.nonce ?? this.nextNonce()
    this.#hashes += 1
    const transaction = { hash: hashNumber(this.#hashes), nonce, to, value, input, reverts }
    this.sent.push(transaction)
    this.wait(transaction)
    return transaction
  }

  /** Adds a transaction to the pool. Replaces one with the same nonce. */
  wait(transaction: SimulatedTransaction): void {
    const others = this.pool.filter(({ nonce }) => nonce !== transaction.nonce)
    this.pool = [...others, transaction]
  }

  nextNonce(): number {
    return Math.max(this.usedNonces(), ...this.pool.map(({ nonce }) => nonce + 1))
  }

  /** Mines the pending transactions, or an empty block. */
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

  /** Removes the latest blocks. Their transactions return to the pool, or are lost. */
  reorganise(depth: number, { lost = false }: { readonly lost?: boolean } = {}): void {
    const gone = this.blocks.splice(Math.max(1, this.blocks.length - depth))
    if (lost) return
    const back = gone.flatMap(({ transactions }) => transactions)
    const nonces = new Set(this.pool.map(({ nonce }) => nonce))
    this.pool = [...back.filter(({ nonce }) => !nonces.has(nonce)), ...this.pool]
  }

  /** The position of a transaction in the chain, up to a block. */
  find(hash: Hex, head = this.head): Mined | undefined {
    for (const block of this.blocks.slice(0, head + 1)) {
      const transaction = block.transactions.find((entry) => entry.hash === hash)
      if (!transaction) continue
      const { reverts } = transaction
      return { block, transaction, reverted: reverts === 'odd' ? block.number % 2 === 1 : reverts }
    }
    return undefined
  }

  atNonce(nonce: number): SimulatedTransaction | undefined {
    return this.blocks
      .flatMap(({ transactions }) => transactions)
      .find((entry) => entry.nonce === nonce)
  }

  /**
   * Queried one after the other until one responds; with `rotates`, each request starts at the next
   * one.
   */
  port({ rotates = false }: { readonly rotates?: boolean } = {}): ChainPort {
    const endpoints = this.endpoints.map((state) => this.#request(state))
    let turn = 0
    const request: RpcRequest = async (args) => {
      const first = rotates ? turn++ % endpoints.length : 0
      let reason: unknown
      for (const endpoint of [...endpoints.slice(first), ...endpoints.slice(0, first)]) {
        try {
          return await endpoint(args)
        } catch (error) {
          reason = error
        }
      }
      throw reason
    }
    return { request, endpoints }
  }

  #request(state: EndpointState): RpcRequest {
    return async ({ method, params }) => {
      this.asked.push(method)
      if (state.mode === 'down') throw Object.assign(new Error('fetch failed'), { code: -32603 })
      if (this.fails.has(method)) throw Object.assign(new Error('limit'), { code: -32005 })
      if (state.mode === 'strange') return { odd: method }
      return this.#answer(method, Array.isArray(params) ? params : [], state)
    }
  }

  #answer(method: string, [first, second]: readonly unknown[], state: EndpointState): unknown {
    const head = Math.max(0, this.head - state.behind)
    switch (method) {
      case 'eth_blockNumber':
        return hex(head)
      case 'eth_getTransactionReceipt': {
        const found = this.find(hashOf(first), head)
        if (!found) return null
        const { block, reverted } = found
        if (head - block.number >= state.keepsReceipts) return null
        const at = { blockNumber: hex(block.number), blockHash: block.hash }
        return { ...at, status: reverted ? '0x0' : '0x1' }
      }
      case 'eth_getTransactionByHash': {
        const hash = hashOf(first)
        // Transactions in blocks that it has not seen are still pending for it.
        const waiting =
          this.pool.find((entry) => entry.hash === hash) ?? this.find(hash)?.transaction
        const mined = this.find(hash, head)
        if (mined) return write(mined.transaction, mined.block)
        return waiting && state.mode !== 'fresh' ? write(waiting) : null
      }
      case 'eth_getTransactionCount': {
        const block = second === 'latest' ? head : Number(second)
        if (block > head) throw new Error('header not found')
        if (head - block > state.keeps) throw new Error('missing trie node')
        return hex(this.usedNonces(block))
      }
      case 'eth_getBlockByNumber': {
        const block = Number(first) > head ? undefined : this.blocks[Number(first)]
        if (!block) return null
        return { ...block, transactions: block.transactions.map((one) => write(one, block)) }
      }
      case 'eth_call':
        return this.threshold > 0 ? hashNumber(this.threshold) : '0x'
      default:
        throw Object.assign(new Error(`unknown method ${method}`), { code: -32601 })
    }
  }
}

function write(transaction: SimulatedTransaction, block?: Block) {
  const { hash, input, nonce, to, value } = transaction
  const at = { blockNumber: block ? hex(block.number) : null, blockHash: block?.hash ?? null }
  return { hash, input, to, from: sender, nonce: hex(nonce), value: hex(value), ...at }
}

/** The hash with this number: 0x and 64 hex characters. */
export function hashNumber(number: number): Hex {
  return `0x${number.toString(16).padStart(64, '0')}`
}

function hex(value: number | bigint): Hex {
  return `0x${value.toString(16)}`
}

function hashOf(value: unknown): Hex {
  return `0x${String(value).slice(2)}`
}
