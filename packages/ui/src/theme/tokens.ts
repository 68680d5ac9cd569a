/** The theme that is shown; the setting 'system' resolves to one of these. */
export type ResolvedTheme = 'dark' | 'light'

/**
 * Colours by role. Text has at least 4.5:1 contrast on every background, at rest and on hover;
 * rings, borders and bars have 3:1 (WCAG 2.2, 1.4.3 and 1.4.11; a test computes every pair).
 * `hairline`, `hair` and `hair2` are decorative only.
 */
const dark = {
  page: '#09090b',
  'dialog-bg': '#000000',
  /** Background of cards. */
  surface: '#0e0d11',
  /** Background of tiles at rest. */
  raised: '#141218',
  /** Background of neutral buttons at rest. */
  neutral: '#141218',
  /** Background of toasts. */
  toast: '#1e1b25',
  hover: '#1e1b25',
  press: '#2a2634',
  text: '#f6f4fb',
  'text-2': '#aea8bd',
  /** The faintest text colour. */
  'text-3': '#8f889f',
  /** Fill of the primary action. */
  accent: '#9333ea',
  'accent-hover': '#9d45ee',
  'accent-press': '#7e22ce',
  'on-accent': '#ffffff',
  /** Links, and text on `accent-soft`. */
  'accent-text': '#c9a7ff',
  'accent-soft': '#23103c',
  focus: '#c9a7ff',
  /** Progress bar of page navigation. */
  bar: '#9333ea',
  danger: '#ff7b7b',
  'danger-soft': '#2d0f12',
  success: '#4ade80',
  'success-soft': '#0d2417',
  warning: '#fbbf24',
  'warning-soft': '#2a2008',
  /** Border of text inputs. */
  border: '#6f6981',
  /** Opaque line, for places with content behind it. */
  hairline: '#2b2733',
  hair: 'rgb(255 255 255 / 0.075)',
  hair2: 'rgb(255 255 255 / 0.05)',
  /** Highlight on the top edge of dialogs. */
  'dialog-sill': 'rgb(235 226 255 / 0.42)',
  scrim: 'rgb(3 3 4 / 0.84)',
  /** Opaque scrim, for visitors who prefer reduced transparency. */
  'scrim-solid': '#030304',
  'dialog-ring': 'rgb(255 255 255 / 0.14)',
  'dialog-shadow': '0 24px 64px -12px rgb(0 0 0 / 0.8), 0 8px 24px -8px rgb(0 0 0 / 0.67)',
}

/** A colour for each role. */
export type Colours = Readonly<typeof dark>

const light: Colours = {
  page: '#faf9fc',
  'dialog-bg': '#ffffff',
  surface: '#ffffff',
  raised: '#f5f3f8',
  neutral: '#ffffff',
  toast: '#ffffff',
  hover: '#ece8f2',
  press: '#e1dbea',
  text: '#17131f',
  'text-2': '#57506a',
  'text-3': '#6d667d',
  accent: '#9333ea',
  'accent-hover': '#8327d9',
  'accent-press': '#7520c4',
  'on-accent': '#ffffff',
  'accent-text': '#7a22cc',
  'accent-soft': '#f3e8ff',
  focus: '#7a22cc',
  bar: '#9333ea',
  danger: '#c62828',
  'danger-soft': '#fdecec',
  success: '#14783a',
  'success-soft': '#e7f6ec',
  warning: '#9c5900',
  'warning-soft': '#fff4df',
  border: '#857e94',
  hairline: '#e4e0ea',
  hair: 'rgb(23 19 31 / 0.1)',
  hair2: 'rgb(23 19 31 / 0.06)',
  'dialog-sill': 'transparent',
  scrim: 'rgb(157 154 163 / 0.84)',
  'scrim-solid': '#9d9aa3',
  'dialog-ring': 'rgb(23 19 31 / 0.12)',
  'dialog-shadow': '0 24px 64px -12px rgb(23 19 31 / 0.28), 0 8px 24px -8px rgb(23 19 31 / 0.16)',
}

/** The kit's colours for both looks. */
export const colours: Readonly<Record<ResolvedTheme, Colours>> = { dark, light }

/**
 * Values shared by both looks: lengths in px, times in ms. Excludes fonts: the kit uses those of
 * the page, or `--k-font` and `--k-font-mono` if the page sets them.
 */
export const measures = {
  'radius-dialog': '20px',
  'radius-sheet': '20px',
  'radius-card': '16px',
  'radius-control': '12px',
  'radius-button-small': '10px',
  'radius-tag': '6px',

  'size-dialog-wide': '720px',
  'size-dialog-single': '368px',
  'size-dialog-compact': '368px',
  'size-dialog-max': '504px',
  'size-dialog-compact-max': '468px',
  'size-bar': '8px',

  'duration-press': '120ms',
  'duration-dialog-in': '200ms',
  'duration-dialog-out': '120ms',
  'duration-sheet-in': '420ms',
  'duration-sheet-out': '200ms',
  'duration-ring': '1100ms',
  'duration-skeleton': '1600ms',
  'delay-bar': '300ms',

  'ease-dialog': 'cubic-bezier(0.16, 1, 0.3, 1)',
  'ease-sheet': 'cubic-bezier(0.32, 0.72, 0, 1)',
} as const

/** Times under `prefers-reduced-motion`, in ms: short fades stay, changes of size do not. */
export const reducedMotion = {
  'duration-press': '0ms',
  'duration-dialog-in': '100ms',
  'duration-dialog-out': '100ms',
  'duration-sheet-in': '100ms',
  'duration-sheet-out': '100ms',
} as const satisfies Partial<Record<keyof typeof measures, string>>
