import { browserLocks, type Locks } from '../store/createTab.ts'

export interface ElectLeaderOptions {
  /** Tabs that share this name take turns. */
  readonly name: string
  /** Called when this tab is the one; what it returns is called when it hands over. */
  readonly onLead: () => () => void
  readonly locks?: Locks | undefined
}

/**
 * Makes one visible tab the one that does the work for all: it holds a Web Lock while it can be seen, and hands over when it
 * is hidden or closed. Where there are no locks every visible tab does it. Returns the function that ends it.
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
      // Ended while waiting for its turn; or locks are refused here, and then it works by itself.
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
