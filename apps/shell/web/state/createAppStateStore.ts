import { createStore, type StoreApi } from 'zustand/vanilla'
import { fieldOf } from '../../config/guards.ts'
import { type AppState, initialAppState } from './appState.ts'
import { type BalanceAsk, type Holdings, holdsEnough, noHoldings } from './holdsEnough.ts'

/** The store of the shared state: a zustand store that is changed only by these methods. */
export interface AppStateStore
  extends Pick<StoreApi<AppState>, 'getState' | 'getInitialState' | 'subscribe'> {
  /**
   * Sets the account, '' for none. A different one resets all other values; the first one keeps
   * what its page has set already.
   */
  setAddress(address: string): void
  setVerif(verif: boolean): void
  setApprove(approve: boolean): void
  /** Decimal text in base units, or ''. */
  setUnlock(unlock: string): void
  /** Decimal text in Unix seconds, or ''. */
  setUnlockTime(unlockTime: string): void
  /** Clears what was read from the previous chain. */
  forgetChain(): void
  /** Sets the account's balances, which decide `balance` together with what pages ask for. */
  setHoldings(holdings: Holdings): void
  /** Sets the number of running queries, which adds to what `beginLoading` counts. */
  setBackgroundLoading(count: number): void
  /** Counts one operation until the returned function is called. */
  beginLoading(): () => void
  /** Declares what a page needs, until the returned function is called. */
  ask(ask: BalanceAsk): () => void
}

/** `setUnlock` and `setUnlockTime` throw a RangeError for text that is not a whole number. */
export function createAppStateStore(): AppStateStore {
  const store = createStore<AppState>(() => initialAppState)
  let asks: readonly { readonly id: symbol; readonly ask: BalanceAsk }[] = []
  let holdings = noHoldings
  let background = 0
  let operations = new Set<symbol>()

  /** Notifies only if a value differs. */
  function change(part: Partial<AppState>): void {
    const state = store.getState()
    const differs = Object.entries(part).some(([key, value]) => fieldOf(state, key) !== value)
    if (differs) store.setState(part)
  }

  function updateBalance(): void {
    const list = asks.map(({ ask }) => ask)
    change({ balance: store.getState().address !== '' && holdsEnough(list, holdings) })
  }

  function updateLoading(): void {
    change({ loading: operations.size + background })
  }

  /** Resets all other values. Keeps the declared needs, without the amounts held. */
  function reset(address: string): void {
    holdings = noHoldings
    operations = new Set()
    asks = asks.map(({ id, ask }) => ({ id, ask: { ...ask, held: undefined } }))
    change({ ...initialAppState, address, loading: background })
  }

  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    setAddress(address) {
      const { address: before } = store.getState()
      if (isSame(address, before)) return
      if (before !== '') return reset(address)
      change({ address })
      updateBalance()
    },
    setVerif: (verif) => change({ verif }),
    setApprove: (approve) => change({ approve }),
    setUnlock: (unlock) => change({ unlock: wholeNumber(unlock) }),
    setUnlockTime: (unlockTime) => change({ unlockTime: wholeNumber(unlockTime) }),
    forgetChain: () => change({ approve: false, unlock: '', unlockTime: '' }),
    setHoldings(next) {
      holdings = next
      updateBalance()
    },
    setBackgroundLoading(next) {
      background = Math.max(0, Math.trunc(next))
      updateLoading()
    },
    beginLoading() {
      const operation = Symbol('operation')
      operations.add(operation)
      updateLoading()
      return () => {
        if (operations.delete(operation)) updateLoading()
      }
    },
    ask(ask) {
      const id = Symbol('ask')
      asks = [...asks, { id, ask }]
      updateBalance()
      return () => {
        asks = asks.filter((entry) => entry.id !== id)
        updateBalance()
      }
    },
  }
}

/** Ignores the letter case: wallets report checksummed or lower-case addresses. */
function isSame(first: string, second: string): boolean {
  return first.toLowerCase() === second.toLowerCase()
}

function wholeNumber(text: string): string {
  if (text === '' || /^\d{1,78}$/.test(text)) return text
  throw new RangeError(`"${text.slice(0, 40)}" is not a whole number in decimal text.`)
}
