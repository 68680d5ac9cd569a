import type { Address } from 'viem'
import type { RpcRequest } from '../../chains/transport/requestOf.ts'
import type { TransactionStore } from '../store/createTransactionStore.ts'
import type { TransactionRecord } from '../store/record.ts'
import type { ChainPort } from './chainPortOf.ts'
import { checkChain } from './checkChain.ts'

export interface TrackerOptions {
  readonly store: TransactionStore
  readonly address: Address
  /** The port of a chain; undefined for a chain that is not configured. */
  readonly portOf: (chainId: number) => ChainPort | undefined
  readonly walletOf: (record: TransactionRecord) => RpcRequest | undefined
  /** Time between two rounds, in ms. */
  readonly interval: number
  readonly now?: (() => number) | undefined
}

/** Maximum records per chain in one round. With more, they take turns. */
const roundSize = 100

/**
 * Tracks one account's pending transactions on every chain. A chain that does not respond delays no
 * other. Without pending transactions there is no timer and no request. Returns the function that
 * stops it.
 */
export function createTracker(options: TrackerOptions): () => void {
  const { address, store, interval, now = Date.now, portOf, walletOf } = options
  const busy = new Set<string>()
  const turns = new Map<string, number>()
  let timer: ReturnType<typeof setInterval> | undefined
  let known = new Set<string>()
  let stopped = false

  const pending = () =>
    store.list(address).filter(({ chainId, status }) => status === 'pending' && portOf(chainId))

  async function checkGroup(group: string, records: Group): Promise<void> {
    const [{ chainId }] = records
    const port = portOf(chainId)
    if (!port || busy.has(group)) return
    busy.add(group)
    const patches = await checkChain(nextBatch(group, records), {
      address,
      port,
      walletOf,
      now: now(),
    })
    busy.delete(group)
    // After `stop` another tracker writes the results.
    if (!stopped && patches.size > 0) store.update(address, chainId, patches)
  }

  function nextBatch(group: string, records: Group): readonly TransactionRecord[] {
    if (records.length <= roundSize) return records
    const start = (turns.get(group) ?? 0) % records.length
    turns.set(group, start + roundSize)
    return [...records.slice(start), ...records.slice(0, start)].slice(0, roundSize)
  }

  function checkAll(): void {
    // Not `Map.groupBy`: Safari has it from 17.4 on, Firefox from 119.
    const groups = new Map<string, Group>()
    for (const record of pending()) {
      const group = groupOf(record)
      const others = groups.get(group)
      if (others) others.push(record)
      else groups.set(group, [record])
    }
    for (const [group, records] of groups) void checkGroup(group, records)
  }

  /** Runs the timer while records are pending; checks at once when there is a new one. */
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

  const leave = store.subscribe(onChange)
  onChange()
  return () => {
    stopped = true
    leave()
    clearInterval(timer)
    timer = undefined
  }
}

/** Pending records of one chain, the newest first. */
type Group = [TransactionRecord, ...TransactionRecord[]]

/** Records checked in the wallet form their own group, so that a slow wallet delays no others. */
function groupOf({ chainId, kind }: TransactionRecord): string {
  return `${chainId} ${kind === 'transaction' ? 'chain' : 'wallet'}`
}
