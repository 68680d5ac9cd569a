import type { ComponentType } from 'react'
import type { AccentColours, CustomTheme } from './createTheme.ts'
import type { accents, fonts, Look, radii } from './presets.ts'
import { ThemeMarker } from './ThemeMarker.tsx'

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
  readonly Marker: ComponentType<{
    /** See `KitProviderProps.nonce`. */
    readonly nonce?: string | undefined
  }>
}

/**
 * A theme, the same in header, dialogs and toasts. Create it once, outside React. Loaded only by
 * pages with a theme.
 */
export function defineTheme(theme: Look | ThemeOptions): KitTheme {
  const { accent, look = 'dark', ...named } = typeof theme === 'string' ? { look: theme } : theme
  const props = {
    ...named,
    look,
    accent: typeof accent === 'string' ? accent : undefined,
    properties: typeof accent === 'object' ? accentByMode(accent, look) : undefined,
  }
  return { Marker: ({ nonce }) => <ThemeMarker {...props} nonce={nonce} /> }
}

/** The accent's custom properties in a dark and in a light system. */
function accentByMode(accent: CustomTheme, look: NonNullable<ThemeOptions['look']>) {
  if (typeof look === 'object') {
    return { dark: propertiesOf(accent.dark), light: propertiesOf(accent.light) }
  }
  const always = propertiesOf(look === 'light' ? accent.light : accent.dark)
  return { dark: always, light: always }
}

function propertiesOf(colours: AccentColours) {
  return Object.fromEntries(Object.entries(colours).map(([name, value]) => [`--k-${name}`, value]))
}
