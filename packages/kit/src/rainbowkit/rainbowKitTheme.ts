import { KitError } from '../errors/KitError.ts'
import { parseHex } from '../theme/contrast.ts'
import { createTheme } from '../theme/createTheme.ts'
import type { ThemeMarkerProps } from '../theme/ThemeMarker.tsx'
import { themeVariables } from '../theme/themeVariables.ts'
import { colours, type ResolvedTheme } from '../theme/tokens.ts'

/**
 * RainbowKit's theme variables. Those without a counterpart are accepted and change nothing. Apps
 * assign to them, as RainbowKit's types allow.
 */
export interface ThemeVars {
  /** A CSS length. Has no effect: the kit does not blur the page. */
  blurs: { modalOverlay: string }
  /**
   * CSS colours. The kit uses `accentColor`, `accentColorForeground`, `connectionIndicator`,
   * `error`, `generalBorder`, `modalBackdrop`, `modalBackground`, `modalText`, `modalTextDim` and
   * `modalTextSecondary`.
   */
  colors: Record<ThemeColor, string>
  /** A CSS `font-family`. */
  fonts: { body: string }
  /** CSS lengths. `actionButton` has no effect. */
  radii: Record<'actionButton' | 'connectButton' | 'menuButton' | 'modal' | 'modalMobile', string>
  /** Have no effect. */
  shadows: Record<
    | 'connectButton'
    | 'dialog'
    | 'profileDetailsAction'
    | 'selectedOption'
    | 'selectedWallet'
    | 'walletLogo',
    string
  >
}

/** RainbowKit's colour names. */
export type ThemeColor =
  | 'accentColor'
  | 'accentColorForeground'
  | 'actionButtonBorder'
  | 'actionButtonBorderMobile'
  | 'actionButtonSecondaryBackground'
  | 'closeButton'
  | 'closeButtonBackground'
  | 'connectButtonBackground'
  | 'connectButtonBackgroundError'
  | 'connectButtonInnerBackground'
  | 'connectButtonText'
  | 'connectButtonTextError'
  | 'connectionIndicator'
  | 'downloadBottomCardBackground'
  | 'downloadTopCardBackground'
  | 'error'
  | 'generalBorder'
  | 'generalBorderDim'
  | 'menuItemBackground'
  | 'modalBackdrop'
  | 'modalBackground'
  | 'modalBorder'
  | 'modalText'
  | 'modalTextDim'
  | 'modalTextSecondary'
  | 'profileAction'
  | 'profileActionHover'
  | 'profileForeground'
  | 'selectedOptionBorder'
  | 'standby'

/** A theme, or one for each colour scheme of the visitor's system. */
export type Theme = ThemeVars | { lightMode: ThemeVars; darkMode: ThemeVars }

/** An accent and the colour of text on it. */
export interface AccentColor {
  /** A CSS colour. */
  readonly accentColor: string
  /** The CSS colour of text on it. */
  readonly accentColorForeground: string
}

export type AccentColorPreset = 'blue' | 'green' | 'orange' | 'pink' | 'purple' | 'red'

/** Options of `lightTheme`, `darkTheme` and `midnightTheme`. */
export interface ThemeOptions {
  /**
   * A hex value gets readable links and focus rings; other CSS colours are used unchanged. Default:
   * purple.
   */
  readonly accentColor?: string | undefined
  /** The CSS colour of text on the accent. Default: white. */
  readonly accentColorForeground?: string | undefined
  /** How round dialogs and buttons are. Default 'large'. */
  readonly borderRadius?: 'large' | 'medium' | 'small' | 'none' | undefined
  /** Names the fonts, which come with the visitor's system. Default 'rounded'. */
  readonly fontStack?: 'rounded' | 'system' | undefined
  /** Has no effect: the kit does not blur the page. */
  readonly overlayBlur?: 'large' | 'small' | 'none' | undefined
}

/** Creates a theme; `accentColors` has ready-made accents. */
export interface ThemeFunction {
  (options?: ThemeOptions): ThemeVars
  readonly accentColors: Readonly<Record<AccentColorPreset, AccentColor>>
}

const white = '#ffffff'
const accentColors: Readonly<Record<AccentColorPreset, AccentColor>> = {
  blue: { accentColor: '#1d6fe0', accentColorForeground: white },
  green: { accentColor: '#178043', accentColorForeground: white },
  orange: { accentColor: '#c2540a', accentColorForeground: white },
  pink: { accentColor: '#d12e86', accentColorForeground: white },
  purple: { accentColor: '#9333ea', accentColorForeground: white },
  red: { accentColor: '#d6303a', accentColorForeground: white },
}

const radii = {
  large: {
    actionButton: '999px',
    connectButton: '12px',
    menuButton: '12px',
    modal: '24px',
    modalMobile: '28px',
  },
  medium: {
    actionButton: '10px',
    connectButton: '8px',
    menuButton: '8px',
    modal: '16px',
    modalMobile: '18px',
  },
  small: {
    actionButton: '4px',
    connectButton: '4px',
    menuButton: '4px',
    modal: '8px',
    modalMobile: '8px',
  },
  none: {
    actionButton: '0px',
    connectButton: '0px',
    menuButton: '0px',
    modal: '0px',
    modalMobile: '0px',
  },
}

// Without quotes, which React 18 would escape in a server's page.
const systemFonts =
  '-apple-system, BlinkMacSystemFont, Segoe UI, Roboto, Helvetica, Arial, sans-serif'
const fontStacks = { rounded: `ui-rounded, SF Pro Rounded, ${systemFonts}`, system: systemFonts }
const blurs = { large: '20px', small: '4px', none: '0px' }

/** The kit's light look, in RainbowKit's terms. */
export const lightTheme = themeFunction('light', {})

/** The kit's dark look with lifted dialogs. */
export const darkTheme = themeFunction('dark', { modalBackground: colours.dark.raised })

/** The kit's dark look, in black. */
export const midnightTheme = themeFunction('dark', {})

function themeFunction(look: ResolvedTheme, own: Partial<ThemeVars['colors']>): ThemeFunction {
  const { purple } = accentColors
  const make = (options: ThemeOptions = {}): ThemeVars => {
    const { borderRadius = 'large', fontStack = 'rounded', overlayBlur = 'none' } = options
    return {
      blurs: { modalOverlay: blurs[overlayBlur] },
      colors: {
        ...colorsOf(look),
        ...own,
        accentColor: options.accentColor ?? purple.accentColor,
        accentColorForeground: options.accentColorForeground ?? purple.accentColorForeground,
      },
      fonts: { body: fontStacks[fontStack] },
      radii: { ...radii[borderRadius] },
      shadows: {
        connectButton: 'none',
        dialog: 'none',
        profileDetailsAction: 'none',
        selectedOption: 'none',
        selectedWallet: 'none',
        walletLogo: 'none',
      },
    }
  }
  return Object.assign(make, { accentColors })
}

function colorsOf(look: ResolvedTheme): ThemeVars['colors'] {
  const own = colours[look]
  return {
    accentColor: own.accent,
    accentColorForeground: own['on-accent'],
    actionButtonBorder: own.hairline,
    actionButtonBorderMobile: own.hairline,
    actionButtonSecondaryBackground: own.raised,
    closeButton: own['text-2'],
    closeButtonBackground: own.raised,
    connectButtonBackground: own.raised,
    connectButtonBackgroundError: own['danger-soft'],
    connectButtonInnerBackground: own.hover,
    connectButtonText: own.text,
    connectButtonTextError: own.danger,
    connectionIndicator: own.success,
    downloadBottomCardBackground: own.raised,
    downloadTopCardBackground: own.raised,
    error: own.danger,
    generalBorder: own.hairline,
    generalBorderDim: own.hairline,
    menuItemBackground: own.hover,
    modalBackdrop: own.scrim,
    modalBackground: own['dialog-bg'],
    modalBorder: own.hairline,
    modalText: own.text,
    modalTextDim: own['text-3'],
    modalTextSecondary: own['text-2'],
    profileAction: own.raised,
    profileActionHover: own.hover,
    profileForeground: own.surface,
    selectedOptionBorder: own.hairline,
    standby: own.warning,
  }
}

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
 * @throws KitError if it is a function, which types refuse, but not in JavaScript.
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
  if (/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(accentColor)) {
    const made = createTheme({ accent: accentColor, development: false })[look]
    const names = Object.entries(made).map(([name, value]) => [`--k-${name}`, value])
    return { ...Object.fromEntries(names), '--k-on-accent': accentColorForeground }
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
  const { look, properties } = rootThemeOf(made(theme))
  return { ...themeVariables({ look }, look), ...properties }
}

function made(theme: ThemeSource): ThemeVars {
  return typeof theme === 'function' ? theme() : theme
}
