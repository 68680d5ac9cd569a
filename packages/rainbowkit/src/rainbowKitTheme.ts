import { colours, type ResolvedTheme } from '@foyer/ui/theme/tokens.ts'

/**
 * RainbowKit's theme variables. Those without a counterpart are accepted and change nothing. Apps
 * assign to them, as RainbowKit's types allow.
 */
export interface ThemeVars {
  /** A CSS length. Has no effect: the kit doesn't blur the page. */
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
export type ThemeColor = keyof ReturnType<typeof colorsOf>

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
  /** Has no effect: the kit doesn't blur the page. */
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

/** In px. */
const radiiOf = (
  button: number,
  rest: number,
  modal: number,
  sheet = modal,
): ThemeVars['radii'] => ({
  actionButton: `${button}px`,
  connectButton: `${rest}px`,
  menuButton: `${rest}px`,
  modal: `${modal}px`,
  modalMobile: `${sheet}px`,
})
const radii = {
  large: radiiOf(999, 12, 24, 28),
  medium: radiiOf(10, 8, 16, 18),
  small: radiiOf(4, 4, 8),
  none: radiiOf(0, 0, 0),
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

function colorsOf(look: ResolvedTheme) {
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
