import type { TransactionStore } from '../store/createTransactionStore.ts'

/** The part of the Web Locks API that is used. */
export interface Locks {
  request(
    name: string,
    options: { readonly signal?: AbortSignal; readonly steal?: boolean },
    callback: () => Promise<void>,
  ): Promise<unknown>
}

export interface ElectLeaderOptions {
  /** Name of the Web Lock. One tab at a time leads for each name. */
  readonly name: string
  /** Called when this tab starts to lead. Returns the function to call when it stops. */
  readonly onLead: () => () => void
  readonly store: Pick<TransactionStore, 'added' | 'shared' | 'subscribe'>
  readonly locks?: Locks | undefined
}

/**
 * Elects one visible tab as the leader, which holds a Web Lock until it is hidden or closed, or
 * another visible tab adds a record. Without Web Locks, every visible tab leads, and so does one
 * whose records no other tab has. Returns the function that ends it.
 */
export function electLeader({
  locks = browserLocks(),
  name,
  onLead,
  store,
}: ElectLeaderOptions): () => void {
  let turn: AbortController | undefined
  let isLeading = false
  let isShared = true
  let added: TransactionStore['added']

  function begin(): void {
    const mine = new AbortController()
    turn = mine
    isShared = store.shared
    const steal = store.added !== added
    added = store.added
    const lead = () =>
      new Promise<void>((resolve) => {
        if (mine.signal.aborted) return resolve()
        const stop = onLead()
        isLeading = true
        mine.signal.addEventListener('abort', () => {
          isLeading = false
          stop()
          resolve()
        })
      })
    if (!locks || !isShared) return void lead()
    locks.request(name, steal ? { steal } : { signal: mine.signal }, lead).catch(() => {
      if (mine.signal.aborted) return
      // Another tab has taken it over; this one waits for its turn.
      if (isLeading) restart()
      // Locks are refused: this tab leads without one.
      else void lead()
    })
  }

  function restart(): void {
    turn?.abort()
    begin()
  }

  function onVisibility(): void {
    if (document.hidden) {
      turn?.abort()
      turn = undefined
    } else if (!turn) begin()
  }

  function onChange(): void {
    if (!turn) return
    if (isLeading) added = store.added
    if (store.shared !== isShared || store.added !== added) restart()
  }

  const leave = store.subscribe(onChange)
  document.addEventListener('visibilitychange', onVisibility)
  onVisibility()
  return () => {
    leave()
    document.removeEventListener('visibilitychange', onVisibility)
    turn?.abort()
    turn = undefined
  }
}

/** Missing on servers, and on pages over plain HTTP. */
function browserLocks(): Locks | undefined {
  const { locks }: { readonly locks?: Locks } = globalThis.navigator ?? {}
  return locks
}
