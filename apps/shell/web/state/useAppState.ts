import { createContext, useContext, useEffect } from 'react'
import { useStore } from 'zustand'
import type { AppState } from './appState.ts'
import type { AppStateStore } from './createAppStateStore.ts'
import type { BalanceAsk } from './holdsEnough.ts'

export const AppStateContext = createContext<AppStateStore | undefined>(undefined)

/**
 * The store itself, for its setters.
 *
 * @throws Error outside `<AppStateContext>`.
 */
export function useAppStateStore(): AppStateStore {
  const store = useContext(AppStateContext)
  if (!store) throw new Error('useAppState needs <AppStateContext value={createAppStateStore()}>.')
  return store
}

/** Reads one value of the shared state; renders again only when that value changes. */
export function useAppState<T>(selector: (state: AppState) => T): T {
  return useStore(useAppStateStore(), selector)
}

/** Declares what the page needs, as long as the component is mounted. Decides `balance`. */
export function useAsk({ chainId, amount, token, held }: BalanceAsk): void {
  const store = useAppStateStore()
  useEffect(
    () => store.ask({ chainId, amount, token, held }),
    [store, chainId, amount, token, held],
  )
}
