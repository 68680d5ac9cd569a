import { KitError } from '@foyer/kit/errors'
import { createTheme } from '@foyer/kit/shell'
import { parseHex } from '@foyer/ui/theme/colour.ts'
import type { ThemeMarkerProps } from '@foyer/ui/theme/ThemeMarker.tsx'
import { customProperties, themeVariables } from '@foyer/ui/theme/themeVariables.ts'
import type { ResolvedTheme } from '@foyer/ui/theme/tokens.ts'
import type { Theme, ThemeVars } from './rainbowKitTheme.ts'

/**
 * The colour scheme closest to a theme, judged by its text, or else by the ground of its dialogs.
 */
function lookOf({ colors }: ThemeVars): ResolvedTheme {
  const text = brightnessOf(colors.modalText)
  const ground = brightnessOf(colors.modalBackground)
  if (text === undefined) return ground !== undefined && ground > 0.5 ? 'light' : 'dark'
  return text < 0.5 ? 'light' : 'dark'
}

/** 0 to 1; undefined for a colour whose value only a browser knows, such as `var(--ink)`. */
function brightnessOf(color: string): number | undefined {
  if (color === 'black') return 0
  if (color === 'white') return 1
  const rgb = parseHex(color.replace(/^(#(?:.{3}|.{6}))(?:.{1,2})$/, '$1')) ?? channelsOf(color)
  if (rgb) return rgb.reduce((sum, channel) => sum + channel, 0) / (3 * 255)
  const [, lightness] = /^hsla?\([^%]+%?[\s,]+([\d.]+)%/i.exec(color) ?? []
  return lightness === undefined ? undefined : Number(lightness) / 100
}

function channelsOf(color: string): readonly number[] | undefined {
  const [, ...channels] = /^rgba?\(\s*([\d.]+)[\s,]+([\d.]+)[\s,]+([\d.]+)/i.exec(color) ?? []
  return channels.length === 3 ? channels.map(Number) : undefined
}

/** What a theme sets on the page: the kit's look and custom properties. */
export interface RootTheme {
  readonly look: ResolvedTheme
  readonly properties: Readonly<Record<string, string>>
}

/** Translates RainbowKit's theme variables to the kit's custom properties. */
export function rootThemeOf(theme: ThemeVars): RootTheme {
  const { colors, fonts, radii } = theme
  const look = lookOf(theme)
  const properties = {
    ...accentProperties(colors, look),
    '--k-dialog-bg': colors.modalBackground,
    '--k-text': colors.modalText,
    '--k-text-2': colors.modalTextSecondary,
    '--k-text-3': colors.modalTextDim,
    '--k-danger': colors.error,
    '--k-success': colors.connectionIndicator,
    '--k-hairline': colors.generalBorder,
    '--k-scrim': colors.modalBackdrop,
    '--k-font': fonts.body,
    '--k-radius-dialog': radii.modal,
    '--k-radius-sheet': radii.modalMobile,
    '--k-radius-card': radii.menuButton,
    '--k-radius-control': radii.connectButton,
  }
  return {
    look,
    properties: Object.fromEntries(
      // Removes characters that would end the declaration.
      Object.entries(properties).map(([name, value]) => [name, value.replace(/[;{}<]/g, '')]),
    ),
  }
}

/**
 * A theme, as the kit's marker states it.
 *
 * @throws KitError if it is a function, which TypeScript reports and JavaScript does not.
 */
export function markedThemeOf(theme: Theme): Pick<ThemeMarkerProps, 'look' | 'properties'> {
  if (typeof theme === 'function') {
    throw new KitError('The `theme` of `RainbowKitProvider` is a function.', {
      hint: 'Call it, and pass the theme it returns: theme={lightTheme()}.',
      docsPath: '/from-rainbowkit',
    })
  }
  if (!('lightMode' in theme)) {
    const { look, properties } = rootThemeOf(theme)
    return { look, properties: { dark: properties, light: properties } }
  }
  const [dark, light] = [rootThemeOf(theme.darkMode), rootThemeOf(theme.lightMode)]
  return {
    look: { dark: dark.look, light: light.look },
    properties: { dark: dark.properties, light: light.properties },
  }
}

function accentProperties(
  { accentColor, accentColorForeground }: ThemeVars['colors'],
  look: ResolvedTheme,
): Record<string, string> {
  if (parseHex(accentColor)) {
    const made = createTheme({ accent: accentColor, development: false })[look]
    return customProperties({ ...made, 'on-accent': accentColorForeground })
  }
  const mixed = (share: number, other: string) =>
    `color-mix(in srgb, ${accentColor} ${share}%, ${other})`
  return {
    '--k-accent': accentColor,
    '--k-accent-hover': mixed(90, 'black'),
    '--k-accent-press': mixed(80, 'black'),
    '--k-accent-soft': mixed(20, look === 'dark' ? 'black' : 'white'),
    '--k-accent-text': accentColor,
    '--k-bar': accentColor,
    '--k-focus': accentColor,
    '--k-on-accent': accentColorForeground,
  }
}

/** A theme, or a function that returns one. */
type ThemeSource = ThemeVars | (() => ThemeVars)

/**
 * All custom properties of the kit in a theme, for an element's style.
 *
 * @param options `extends`: leaves out what this theme sets to the same value.
 */
export function cssObjectFromTheme(
  theme: ThemeSource,
  options: { readonly extends?: ThemeSource | undefined } = {},
): Record<string, string> {
  const own = variablesOf(theme)
  const base = options.extends ? variablesOf(options.extends) : {}
  return Object.fromEntries(Object.entries(own).filter(([name, value]) => base[name] !== value))
}

/** The same, as the declarations of a style sheet's rule. */
export function cssStringFromTheme(
  theme: ThemeSource,
  options: { readonly extends?: ThemeSource | undefined } = {},
): string {
  const properties = Object.entries(cssObjectFromTheme(theme, options))
  return properties.map(([name, value]) => `${name}:${value};`).join('')
}

/** What the kit's style sheet sets for the look, and the theme's own properties. */
function variablesOf(theme: ThemeSource): Record<string, string> {
  const { look, properties } = rootThemeOf(typeof theme === 'function' ? theme() : theme)
  return { ...themeVariables({ look }, look), ...properties }
}
