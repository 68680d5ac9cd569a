import { type Hex, keccak256, parseTransaction, type TransactionSerialized } from 'viem'
import { isFields } from '../params.ts'

type Answer = (params: readonly unknown[]) => unknown

/** A fake node for the wallet's own reads. */
export interface FakeNode {
  readonly fetch: typeof globalThis.fetch
  /** The requested methods with their params, in order. */
  readonly asked: readonly { readonly method: string; readonly params: readonly unknown[] }[]
  /** The transactions that were sent, parsed, in order. */
  readonly sent: readonly ReturnType<typeof parseTransaction>[]
  /** Sets how a method is answered from now on. An Error becomes a node's error. */
  answer(method: string, answer: Answer): void
  /** Creates receipts for all sent transactions; those at the given indexes have reverted. */
  mine(reverted?: readonly number[]): void
}

/** Creates a node without a network: chain 1 by default, base fee 7 gwei. */
export function createFakeNode(chainId = 1): FakeNode {
  const asked: { method: string; params: readonly unknown[] }[] = []
  const sent: ReturnType<typeof parseTransaction>[] = []
  const hashes: Hex[] = []
  const receipts = new Map<Hex, unknown>()
  const answers = new Map<string, Answer>([
    ['eth_chainId', () => `0x${chainId.toString(16)}`],
    ['eth_blockNumber', () => '0x10'],
    ['eth_getBlockByNumber', () => ({ hash: '0xfeed', baseFeePerGas: '0x1a13b8600' })],
    ['eth_maxPriorityFeePerGas', () => '0x3b9aca00'],
    ['eth_gasPrice', () => '0x3b9aca00'],
    ['eth_estimateGas', () => '0x5208'],
    ['eth_getTransactionCount', () => `0x${sent.length.toString(16)}`],
    ['eth_sendRawTransaction', ([raw]) => take(raw as TransactionSerialized)],
    ['eth_getTransactionReceipt', ([hash]) => receipts.get(hash as Hex) ?? null],
    ['eth_simulateV1', ([request]) => simulate(request)],
  ])

  function take(raw: TransactionSerialized): Hex {
    const hash = keccak256(raw)
    sent.push(parseTransaction(raw))
    hashes.push(hash)
    return hash
  }

  const reply = (method: string, params: readonly unknown[]): Record<string, unknown> => {
    const answer = answers.get(method)
    if (!answer) return { error: { code: -32601, message: `No method ${method}` } }
    const result = answer(params)
    if (!(result instanceof Error)) return { result }
    return { error: { code: -32000, message: result.message } }
  }

  return {
    asked,
    sent,
    async fetch(_, init) {
      const { id, method, params } = JSON.parse(String(init?.body))
      asked.push({ method, params })
      return Response.json({ jsonrpc: '2.0', id, ...reply(method, params) })
    },
    answer: (method, answer) => void answers.set(method, answer),
    mine(reverted = []) {
      for (const [place, transactionHash] of hashes.entries()) {
        const status = reverted.includes(place) ? '0x0' : '0x1'
        const block = { blockHash: '0xb10c', blockNumber: '0x11', gasUsed: '0x5208' }
        receipts.set(transactionHash, { ...block, transactionHash, status, logs: [], type: '0x2' })
      }
    },
  }
}

/** Simulates calls: every call succeeds, except those with the data 0xdead. */
function simulate(request: unknown): unknown {
  const states = isFields(request) ? request.blockStateCalls : undefined
  const calls: unknown = Array.isArray(states) ? states[0]?.calls : undefined
  if (!Array.isArray(calls)) return new Error('bad request')
  const results = calls.map((call) => ({
    status: call.data === '0xdead' ? '0x0' : '0x1',
    gasUsed: '0x9c40',
  }))
  return [{ calls: results }]
}
