import type { Address } from 'viem'
import type { Tab } from './createTab.ts'
import type { TransactionStore } from './createTransactionStore.ts'
import type { TransactionRecord } from './record.ts'

export interface NotifierOptions {
  readonly store: TransactionStore
  readonly address: Address
  readonly tab: Tab
  /** One was sent from this tab, or is still pending after a reload. */
  readonly onSent: (record: TransactionRecord) => void
  /** One has settled, and this tab shows it. */
  readonly onEnd: (record: TransactionRecord) => void
  /** One that this tab showed was cleared, or is no longer tracked here. */
  readonly onForgotten: (record: TransactionRecord) => void
  /** A transaction has settled on this chain, whichever tab sent it. */
  readonly onChainChanged: (chainId: number) => void
}

/** How many pending transactions are shown again after a reload. */
const maxShownAgain = 3

/**
 * Notifies of an account's transactions in one tab only: the one that sent them, also after a
 * reload. A duplicate of it shows those that are pending at that time, too. If that tab is closed,
 * the leading tab notifies (`tell`).
 */
export function createNotifier(options: NotifierOptions): {
  tell(record: TransactionRecord): Promise<void>
  stop(): void
} {
  const { address, store, onChainChanged, onEnd, onForgotten, onSent, tab } = options
  const nameOf = ({ chainId, id }: TransactionRecord) => `${chainId} ${id}`
  let pending = new Map<string, TransactionRecord>()
  /** Those to show here. A duplicated tab gets its own id only after it has shown some. */
  const mine = new Set<string>()

  function onChange(): void {
    const before = pending
    const now = new Map(store.list(address).map((record) => [nameOf(record), record]))
    pending = new Map([...now].filter(([, { status }]) => status === 'pending'))
    for (const [name, record] of pending) {
      if (before.has(name) || record.tab !== tab.id) continue
      mine.add(name)
      onSent(record)
    }
    const chains = new Set<number>()
    for (const [name, record] of before) {
      const after = now.get(name)
      if (after?.status === 'pending') continue
      if (after) chains.add(record.chainId)
      if (!mine.has(name)) continue
      if (after) onEnd(after)
      else onForgotten(record)
    }
    for (const chainId of chains) onChainChanged(chainId)
  }

  const waiting = store.list(address).filter(({ status }) => status === 'pending')
  pending = new Map(waiting.map((record) => [nameOf(record), record]))
  const own = waiting.filter((record) => record.tab === tab.id)
  for (const record of own) mine.add(nameOf(record))
  for (const record of own.slice(0, maxShownAgain).toReversed()) onSent(record)
  const leave = store.subscribe(onChange)

  return {
    async tell(record) {
      if (mine.has(nameOf(record)) || (await tab.isOpen(record.tab))) return
      onEnd(record)
    },
    stop() {
      leave()
      // Dismisses toasts that this tab will no longer update.
      for (const [name, record] of pending) if (mine.has(name)) onForgotten(record)
    },
  }
}
