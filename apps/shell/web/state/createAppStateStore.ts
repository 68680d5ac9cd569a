import { createStore, type StoreApi } from 'zustand/vanilla'
import { type AppState, initialAppState } from './appState.ts'
import { type BalanceAsk, type Holdings, holdsEnough, noHoldings } from './holdsEnough.ts'

/** The store of the shared state: read it like any zustand store, change it only by these. */
export interface AppStateStore
  extends Pick<StoreApi<AppState>, 'getState' | 'getInitialState' | 'subscribe'> {
  /** Another account, or '' for none, starts from the initial values. The same one changes nothing. */
  setAddress(address: string): void
  setVerif(verif: boolean): void
  setApprove(approve: boolean): void
  /** Decimal text in base units, or ''. */
  setUnlock(unlock: string): void
  /** Decimal text in Unix seconds, or ''. */
  setUnlockTime(unlockTime: string): void
  /** Another network: what was approved and locked on the last one is not known there. */
  forgetChain(): void
  /** What the account holds; decides `balance` together with what pages ask for. */
  setHoldings(holdings: Holdings): void
  /** How many reads and writes run by themselves (queries); adds to what `beginLoading` counts. */
  setBackgroundLoading(count: number): void
  /** Counts one operation until the returned function is called; calling that again does nothing. */
  beginLoading(): () => void
  /** The place where a page says what it asks for, until the returned function is called. */
  ask(ask: BalanceAsk): () => void
  /** Back to the initial values. What pages ask for stays; what they read of an account does not. */
  reset(): void
}

/** @throws RangeError by `setUnlock` and `setUnlockTime` for text that is not a whole number. */
export function createAppStateStore(): AppStateStore {
  const store = createStore<AppState>(() => initialAppState)
  let asks: readonly { readonly id: symbol; readonly ask: BalanceAsk }[] = []
  let holdings = noHoldings
  let background = 0
  let operations = new Set<symbol>()

  /** Sets only what differs, so that nobody is told of a change that is none. */
  function change(part: Partial<AppState>): void {
    const state = store.getState()
    const next = { ...state, ...part }
    const differs = keysOf(part).some((key) => state[key] !== next[key])
    if (differs) store.setState(next, true)
  }

  function weigh(): void {
    const list = asks.map(({ ask }) => ask)
    change({ balance: store.getState().address !== '' && holdsEnough(list, holdings) })
  }

  function count(): void {
    change({ loading: operations.size + background })
  }

  function reset(address = ''): void {
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
      if (!isSame(address, store.getState().address)) reset(address)
    },
    setVerif: (verif) => change({ verif }),
    setApprove: (approve) => change({ approve }),
    setUnlock: (unlock) => change({ unlock: wholeNumber(unlock) }),
    setUnlockTime: (unlockTime) => change({ unlockTime: wholeNumber(unlockTime) }),
    forgetChain: () => change({ approve: false, unlock: '', unlockTime: '' }),
    setHoldings(next) {
      holdings = next
      weigh()
    },
    setBackgroundLoading(next) {
      background = Math.max(0, Math.trunc(next))
      count()
    },
    beginLoading() {
      const operation = Symbol('operation')
      operations.add(operation)
      count()
      return () => {
        if (operations.delete(operation)) count()
      }
    },
    ask(ask) {
      const id = Symbol('ask')
      asks = [...asks, { id, ask }]
      weigh()
      return () => {
        asks = asks.filter((entry) => entry.id !== id)
        weigh()
      }
    },
    reset: () => reset(),
  }
}

/** Wallets report one address in different cases (EIP-55 or lower). */
function isSame(first: string, second: string): boolean {
  return first.toLowerCase() === second.toLowerCase()
}

function keysOf(part: Partial<AppState>): readonly (keyof AppState)[] {
  return Object.keys(initialAppState).filter((key): key is keyof AppState => key in part)
}

function wholeNumber(text: string): string {
  if (text === '' || /^\d{1,78}$/.test(text)) return text
  throw new RangeError(`"${text.slice(0, 40)}" is not a whole number in decimal text.`)
}
