import { useSyncExternalStore } from 'react'
import type { ThemeChoice, ThemeStore } from './theme.ts'
import type { ResolvedTheme } from './tokens.ts'

/**
 * The theme setting, the theme it resolves to, and a setter, which stores the setting. Server
 * rendering uses 'dark'.
 */
export function useTheme(store: ThemeStore): {
  readonly theme: ThemeChoice
  readonly resolved: ResolvedTheme
  readonly setTheme: (choice: ThemeChoice) => void
} {
  const theme = useSyncExternalStore<ThemeChoice>(store.subscribe, store.get, () => 'dark')
  const resolved = useSyncExternalStore<ResolvedTheme>(
    store.subscribe,
    store.resolved,
    () => 'dark',
  )
  return { theme, resolved, setTheme: store.set }
}
