import type { Address } from 'viem'
import type { RpcRequest } from '../rpc/requestOf.ts'
import type { ChainPort } from './ChainPort.ts'
import { checkChain } from './checkChain.ts'
import type { TransactionBook } from './createTransactionBook.ts'
import type { TransactionRecord } from './record.ts'

export interface WatchOptions {
  readonly book: TransactionBook
  readonly address: Address
  /** How to ask a chain; undefined for one that the app does not know. */
  readonly portOf: (chainId: number) => ChainPort | undefined
  readonly walletOf: (record: TransactionRecord) => RpcRequest | undefined
  /** Hears what has settled, once each. */
  readonly onSettled: (record: TransactionRecord) => void
  /** Time between two rounds, ms. */
  readonly interval: number
  readonly now?: (() => number) | undefined
}

/** Asked about in one round; with more pending ones they take turns, so that no round floods a node. */
const roundSize = 100

/**
 * Follows one account's pending transactions on every chain until it is stopped. A chain that does not answer holds up no
 * other. Without anything pending no timer runs and nothing is asked.
 */
export function createWatch(options: WatchOptions): { stop(): void } {
  const { address, book, interval, now = Date.now, onSettled, portOf, walletOf } = options
  const busy = new Set<number>()
  const turns = new Map<number, number>()
  let timer: ReturnType<typeof setInterval> | undefined
  let known = new Set<string>()
  let stopped = false

  const pending = () => book.list(address).filter(({ status }) => status === 'pending')

  async function checkOne(chainId: number, records: readonly TransactionRecord[]): Promise<void> {
    const port = portOf(chainId)
    if (!port || busy.has(chainId)) return
    busy.add(chainId)
    const patches = await checkChain(takeTurn(chainId, records), { port, walletOf, now: now() })
    busy.delete(chainId)
    // What came in after the end belongs to whoever watches now.
    if (stopped || patches.size === 0) return
    for (const record of book.update(address, chainId, patches)) {
      if (record.status !== 'pending') onSettled(record)
    }
  }

  function takeTurn(
    chainId: number,
    records: readonly TransactionRecord[],
  ): readonly TransactionRecord[] {
    if (records.length <= roundSize) return records
    const start = (turns.get(chainId) ?? 0) % records.length
    turns.set(chainId, start + roundSize)
    return [...records.slice(start), ...records.slice(0, start)].slice(0, roundSize)
  }

  function checkAll(): void {
    for (const [chainId, records] of Map.groupBy(pending(), (record) => record.chainId)) {
      void checkOne(chainId, records)
    }
  }

  /** Starts and ends the timer with the first and the last pending one; a new one is asked about at once. */
  function onChange(): void {
    const ids = new Set(pending().map(({ chainId, id }) => `${chainId} ${id}`))
    const hasNew = [...ids].some((id) => !known.has(id))
    known = ids
    if (ids.size === 0) {
      clearInterval(timer)
      timer = undefined
      return
    }
    timer ??= setInterval(checkAll, interval)
    if (hasNew) checkAll()
  }

  const leave = book.subscribe(onChange)
  onChange()
  return {
    stop() {
      stopped = true
      leave()
      clearInterval(timer)
      timer = undefined
    },
  }
}
