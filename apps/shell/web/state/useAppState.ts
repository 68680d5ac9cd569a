import { useContext } from 'react'
import { useStore } from 'zustand'
import { AppStateContext } from './AppStateContext.ts'
import type { AppState } from './appState.ts'
import type { AppStateStore } from './createAppStateStore.ts'

/** The store itself, for setters. Throws outside `<AppStateContext>`. */
export function useAppStateStore(): AppStateStore {
  const store = useContext(AppStateContext)
  if (!store) throw new Error('useAppState needs <AppStateContext value={createAppStateStore()}>.')
  return store
}

/** One part of the shared state; renders again only when that part changes. */
export function useAppState<T>(selector: (state: AppState) => T): T {
  return useStore(useAppStateStore(), selector)
}
