import { browserLocks, type Locks } from '../store/createTab.ts'

export interface ElectLeaderOptions {
  /** Name of the Web Lock. One tab at a time leads for each name. */
  readonly name: string
  /** Called when this tab starts to lead. Returns the function to call when it stops. */
  readonly onLead: () => () => void
  readonly locks?: Locks | undefined
}

/**
 * Elects one visible tab as the leader, which holds a Web Lock until it is hidden or closed.
 * Without Web Locks, every visible tab leads. Returns the function that ends it.
 */
export function electLeader({
  locks = browserLocks(),
  name,
  onLead,
}: ElectLeaderOptions): () => void {
  let turn: AbortController | undefined

  function begin(): void {
    const mine = new AbortController()
    turn = mine
    const lead = () =>
      new Promise<void>((resolve) => {
        if (mine.signal.aborted) return resolve()
        const stop = onLead()
        mine.signal.addEventListener('abort', () => {
          stop()
          resolve()
        })
      })
    if (!locks) return void lead()
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

  document.addEventListener('visibilitychange', onVisibility)
  onVisibility()
  return () => {
    document.removeEventListener('visibilitychange', onVisibility)
    turn?.abort()
    turn = undefined
  }
}
