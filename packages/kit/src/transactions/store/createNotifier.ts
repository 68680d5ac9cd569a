import type { Address } from 'viem'
import type { Tab } from './createTab.ts'
import type { TransactionStore } from './createTransactionStore.ts'
import type { TransactionRecord } from './record.ts'

export interface NotifierOptions {
  readonly store: TransactionStore
  readonly address: Address
  readonly tab: Tab
  /** To be shown in this tab: one was sent, or one has ended. */
  readonly onSent: (record: TransactionRecord) => void
  readonly onEnd: (record: TransactionRecord) => void
  /** One that was shown is not there any more. */
  readonly onForgotten: (record: TransactionRecord) => void
  /** Whatever tab it belongs to: the chain has changed. */
  readonly onChainChanged: (chainId: number) => void
}

/** So many waiting ones are shown again after a reload. */
const shownAgain = 3

/**
 * Tells what happens to an account's transactions, in the tab where it belongs: the one that sent it, also after a reload;
 * where that tab is gone, the one that watches (`tell`). So nothing is said twice.
 */
export function createNotifier(options: NotifierOptions): {
  tell(record: TransactionRecord): Promise<void>
  stop(): void
} {
  const { address, store, onChainChanged, onEnd, onForgotten, onSent, tab } = options
  const nameOf = ({ chainId, id }: TransactionRecord) => `${chainId} ${id}`
  let pending = new Map<string, TransactionRecord>()

  function onChange(): void {
    const before = pending
    const now = new Map(store.list(address).map((record) => [nameOf(record), record]))
    pending = new Map([...now].filter(([, { status }]) => status === 'pending'))
    for (const [name, record] of pending) {
      if (!before.has(name) && record.tab === tab.id) onSent(record)
    }
    const chains = new Set<number>()
    for (const [name, record] of before) {
      const after = now.get(name)
      if (after?.status === 'pending') continue
      if (after) chains.add(record.chainId)
      if (record.tab !== tab.id) continue
      if (after) onEnd(after)
      else onForgotten(record)
    }
    for (const chainId of chains) onChainChanged(chainId)
  }

  const waiting = store.list(address).filter(({ status }) => status === 'pending')
  pending = new Map(waiting.map((record) => [nameOf(record), record]))
  const mine = waiting.filter((record) => record.tab === tab.id)
  for (const record of mine.slice(0, shownAgain).toReversed()) onSent(record)
  const leave = store.subscribe(onChange)

  return {
    async tell(record) {
      if (record.tab === tab.id || (await tab.isOpen(record.tab))) return
      onEnd(record)
    },
    stop() {
      leave()
      // Nobody here would hear of their end, so they do not stay as if somebody waited.
      for (const record of pending.values()) if (record.tab === tab.id) onForgotten(record)
    },
  }
}
