import type { Address } from 'viem'
import type { TransactionStore } from '../store/createTransactionStore.ts'
import type { TransactionRecord } from '../store/record.ts'

export interface NotifierOptions {
  readonly store: TransactionStore
  readonly address: Address
  /** Shows or updates a transaction's toast. */
  readonly show: (record: TransactionRecord) => void
  readonly dismiss: (record: TransactionRecord) => void
  /** A transaction has settled on this chain, whichever tab noticed it. */
  readonly onChainChanged: (chainId: number) => void
}

/** How many pending transactions are shown when a tab starts to lead. */
const maxShownAgain = 3

/**
 * Shows an account's transactions in toasts while this tab leads. When another one leads, this tab
 * dismisses what it still shows of those that have settled.
 */
export function createNotifier(options: NotifierOptions): {
  /** Starts to lead. Returns the function that stops it. */
  lead(): () => void
  /** Dismisses the toasts that this tab will no longer update. */
  stop(): void
} {
  const { address, dismiss, onChainChanged, show, store } = options
  const nameOf = ({ chainId, id }: TransactionRecord) => `${chainId} ${id}`
  const listed = () => new Map(store.list(address).map((record) => [nameOf(record), record]))
  const pendingOf = (records: ReadonlyMap<string, TransactionRecord>) =>
    new Map([...records].filter(([, { status }]) => status === 'pending'))
  let pending = pendingOf(listed())
  let isLeading = false
  /** The pending ones with a toast, also one that the visitor has closed. */
  const shown = new Map<string, TransactionRecord>()

  function showPending(records: Iterable<[string, TransactionRecord]>): void {
    for (const [name, record] of records) {
      shown.set(name, record)
      show(record)
    }
  }

  function onChange(): void {
    const before = pending
    const now = listed()
    pending = pendingOf(now)
    if (isLeading) showPending([...pending].filter(([name]) => !before.has(name)))
    const chains = new Set<number>()
    for (const [name, record] of before) {
      if (pending.has(name)) continue
      const settled = now.get(name)
      if (settled) chains.add(record.chainId)
      if (settled && isLeading) show(settled)
      else if (shown.has(name)) dismiss(record)
      shown.delete(name)
    }
    for (const chainId of chains) onChainChanged(chainId)
  }

  const leave = store.subscribe(onChange)
  return {
    lead() {
      isLeading = true
      const missing = [...pending].filter(([name]) => !shown.has(name))
      showPending(missing.slice(0, maxShownAgain).toReversed())
      return () => {
        isLeading = false
      }
    },
    stop() {
      leave()
      for (const record of shown.values()) dismiss(record)
    },
  }
}
