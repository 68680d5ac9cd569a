import { browserLocks, type Locks } from '../store/createTab.ts'
import type { TransactionStore } from '../store/createTransactionStore.ts'

export interface ElectLeaderOptions {
  /** Name of the Web Lock. One tab at a time leads for each name. */
  readonly name: string
  /** Called when this tab starts to lead. Returns the function to call when it stops. */
  readonly onLead: () => () => void
  /** The records to track. Default: records that all tabs have. */
  readonly store?: Pick<TransactionStore, 'shared' | 'subscribe'> | undefined
  readonly locks?: Locks | undefined
}

/**
 * Elects one visible tab as the leader, which holds a Web Lock until it is hidden or closed.
 * Without Web Locks, every visible tab leads, and so does one whose records no other tab has.
 * Returns the function that ends it.
 */
export function electLeader({
  locks = browserLocks(),
  name,
  onLead,
  store,
}: ElectLeaderOptions): () => void {
  let turn: AbortController | undefined
  let isShared = true

  function begin(): void {
    const mine = new AbortController()
    turn = mine
    isShared = store?.shared ?? true
    const lead = () =>
      new Promise<void>((resolve) => {
        if (mine.signal.aborted) return resolve()
        const stop = onLead()
        mine.signal.addEventListener('abort', () => {
          stop()
          resolve()
        })
      })
    if (!locks || !isShared) return void lead()
    locks.request(name, { signal: mine.signal }, lead).catch(() => {
      // Aborted while waiting, or locks are refused: then this tab leads without one.
      if (!mine.signal.aborted) void lead()
    })
  }

  function onVisibility(): void {
    if (document.hidden) {
      turn?.abort()
      turn = undefined
    } else if (!turn) begin()
  }

  function onChange(): void {
    if (!turn || store?.shared === isShared) return
    turn.abort()
    begin()
  }

  const leave = store?.subscribe(onChange)
  document.addEventListener('visibilitychange', onVisibility)
  onVisibility()
  return () => {
    leave?.()
    document.removeEventListener('visibilitychange', onVisibility)
    turn?.abort()
    turn = undefined
  }
}
