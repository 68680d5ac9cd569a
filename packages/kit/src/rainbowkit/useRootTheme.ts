import { useEffect, useLayoutEffect } from 'react'
import { useMediaQuery } from '../ui/useMediaQuery.ts'
import { lightTheme, rootThemeOf, type Theme } from './rainbowKitTheme.ts'

// A server has no page to set properties on, and React warns about layout effects there.
const useBrowserEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect

/**
 * Sets a theme's custom properties on the page, through the CSSOM, which a strict content security
 * policy allows. They are on the root, because dialogs are drawn outside the provider.
 *
 * @param theme `null` sets nothing. Default `lightTheme()`.
 */
export function useRootTheme(theme: Theme | null | undefined): void {
  const prefersDark = useMediaQuery('(prefers-color-scheme: dark)')
  const current = theme === undefined ? lightTheme() : theme
  const text = current === null ? undefined : JSON.stringify(varsOf(current, prefersDark))
  useBrowserEffect(() => {
    if (text === undefined) return
    const { look, properties } = rootThemeOf(JSON.parse(text))
    const { dataset, style } = document.documentElement
    const before = dataset.theme
    dataset.theme = look
    for (const [name, value] of Object.entries(properties)) style.setProperty(name, value)
    return () => {
      if (before === undefined) delete dataset.theme
      else dataset.theme = before
      for (const name of Object.keys(properties)) style.removeProperty(name)
    }
  }, [text])
}

function varsOf(theme: Theme, prefersDark: boolean) {
  if (!('lightMode' in theme)) return theme
  return prefersDark ? theme.darkMode : theme.lightMode
}
