import type { ThemeVariables } from '@foyer/kit/shell'
import { useLayoutEffect } from 'react'

/** Shows the whole page, its dialogs and toasts in a theme while the caller is mounted. */
export function usePageTheme(variables: ThemeVariables): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement
    for (const [name, value] of Object.entries(variables)) style.setProperty(name, value)
    return () => {
      for (const name of Object.keys(variables)) style.removeProperty(name)
    }
  }, [variables])
}
