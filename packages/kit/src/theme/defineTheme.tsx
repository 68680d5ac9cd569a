import { type ComponentType, useLayoutEffect, useRef } from 'react'
import type { CustomTheme } from './createTheme.ts'
import type { accents, fonts, Look, radii } from './presets.ts'

/** Options of `defineTheme`. */
export interface ThemeOptions {
  /** One look, or one for each mode of the visitor's system. Default 'dark'. */
  readonly look?: Look | { readonly light: 'light'; readonly dark: 'dark' | 'midnight' } | undefined
  /** An accent by name, or a custom one from `createTheme`. Default: purple. */
  readonly accent?: keyof typeof accents | CustomTheme | undefined
  /** How round dialogs, cards and buttons are. Default: rounder than 'medium'. */
  readonly radius?: keyof typeof radii | undefined
  /** Default: the font of the page. */
  readonly font?: keyof typeof fonts | undefined
}

/** A theme of the kit, for `<KitProvider theme>`, created by `defineTheme`. */
export interface KitTheme {
  /** Renders the element by which the style sheet detects the theme. */
  readonly Marker: ComponentType
}

/**
 * A theme, the same in header, dialogs and toasts. Create it once, outside React. Loaded only by
 * pages with a theme.
 */
export function defineTheme(theme: Look | ThemeOptions): KitTheme {
  return { Marker: () => <ThemeMarker theme={theme} /> }
}

/**
 * Marks the theme for the style sheet. A `template` is never displayed and takes no space. Only a
 * custom accent is set in code, because no style sheet contains it.
 */
function ThemeMarker({ theme }: { readonly theme: Look | ThemeOptions }) {
  const named: ThemeOptions = typeof theme === 'string' ? { look: theme } : theme
  const { accent, font, look = 'dark', radius } = named
  const custom = typeof accent === 'object' ? accent : undefined
  const isByMode = typeof look === 'object'
  const marker = useRef<HTMLTemplateElement>(null)
  useCustomAccent(custom, isByMode ? 'system' : look)
  // For browsers without `:has()`.
  useLayoutEffect(() => {
    const root = document.documentElement
    const attributes = [...(marker.current?.attributes ?? [])]
    for (const { name, value } of attributes) root.setAttribute(name, value)
    return () => {
      for (const { name } of attributes) root.removeAttribute(name)
    }
  }, [])
  return (
    <template
      ref={marker}
      data-kit-look={isByMode ? undefined : look}
      data-kit-light={isByMode ? look.light : undefined}
      data-kit-dark={isByMode ? look.dark : undefined}
      data-kit-accent={typeof accent === 'string' ? accent : undefined}
      data-kit-radius={radius}
      data-kit-font={font}
    />
  )
}

/** Sets the accent's colours through the CSSOM, which a strict content security policy allows. */
function useCustomAccent(custom: CustomTheme | undefined, look: Look | 'system'): void {
  useLayoutEffect(() => {
    if (!custom) return
    const { style } = document.documentElement
    const light = matchMedia('(prefers-color-scheme: light)')
    const apply = () => {
      const isLight = look === 'light' || (look === 'system' && light.matches)
      for (const [name, value] of Object.entries(custom[isLight ? 'light' : 'dark'])) {
        style.setProperty(`--k-${name}`, value)
      }
    }
    apply()
    light.addEventListener('change', apply)
    return () => {
      light.removeEventListener('change', apply)
      for (const name of Object.keys(custom.dark)) style.removeProperty(`--k-${name}`)
    }
  }, [custom, look])
}
