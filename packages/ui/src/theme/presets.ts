import { createTheme } from './createTheme.ts'
import { type Colours, colours } from './tokens.ts'
import { rule } from './tokensCss.ts'

/** The kit's looks: two dark, one light. */
export type Look = 'dark' | 'light' | 'midnight'

/** A darker dark look, with more blue. */
export const midnight: Colours = {
  ...colours.dark,
  page: '#060914',
  'dialog-bg': '#080c1a',
  surface: '#0a1020',
  raised: '#0e1529',
  neutral: '#0e1529',
  toast: '#141c34',
  hover: '#141c34',
  press: '#1f2a4a',
  text: '#f3f5ff',
  'text-2': '#a9b4d6',
  'text-3': '#8a95bb',
  'accent-soft': '#1c1240',
  border: '#65709a',
  hairline: '#1f2844',
}

/** Named accents, besides the kit's own purple. */
export const accents = {
  blue: '#2f7cf6',
  green: '#16a34a',
  orange: '#ea580c',
  pink: '#db2777',
  red: '#dc2626',
} as const

/** Named radii. Without one, the kit's own apply, which are larger. */
export const radii = {
  none: radiusOf('0px'),
  small: radiusOf('6px'),
  medium: radiusOf('10px'),
} as const

/** Named fonts. Default: the page's own. */
export const fonts = {
  system: 'system-ui, sans-serif',
  rounded: 'ui-rounded, "SF Pro Rounded", system-ui, sans-serif',
  mono: 'ui-monospace, SFMono-Regular, Menlo, monospace',
} as const

/**
 * The themes of `<KitProvider theme>` as rules on the page, chosen by a marker that the provider
 * draws. A server-rendered page is therefore right from the first paint, without inline styles, and
 * a page's own `:root { --k-… }` still wins.
 */
export function presetsCss(): string {
  const looks = { dark: colours.dark, midnight, light: colours.light }
  const darkMode = [look('dark', colours.dark, 'dark'), look('midnight', midnight, 'dark')]
  // Every look has an accent too, so the chosen accents come after all looks.
  const rules = [
    ...Object.entries(looks).map(([name, values]) => look(name, values)),
    inMode('dark', darkMode),
    inMode('light', [look('light', colours.light, 'light')]),
  ]
  const lightAccents: string[] = []
  for (const [name, accent] of Object.entries(accents)) {
    const { dark, light } = createTheme({ accent, development: false })
    rules.push(marked(`[data-kit-accent="${name}"]`, dark))
    rules.push(marked(`[data-kit-look="light"][data-kit-accent="${name}"]`, light))
    lightAccents.push(marked(`[data-kit-light][data-kit-accent="${name}"]`, light, 1))
  }
  rules.push(inMode('light', lightAccents))
  for (const [name, values] of Object.entries(radii)) {
    rules.push(marked(`[data-kit-radius="${name}"]`, values))
  }
  for (const [name, font] of Object.entries(fonts)) {
    rules.push(marked(`[data-kit-font="${name}"]`, { font }))
  }
  return `${rules.join('\n\n')}\n`
}

function inMode(mode: 'dark' | 'light', rules: readonly string[]): string {
  return `@media (prefers-color-scheme: ${mode}) {\n${rules.join('\n\n')}\n}`
}

function look(name: string, values: Colours, mode?: 'dark' | 'light'): string {
  const scheme = name === 'light' ? 'light' : 'dark'
  return marked(`[data-kit-${mode ?? 'look'}="${name}"]`, { scheme, ...values }, mode ? 1 : 0)
}

/**
 * Matches the marker, from the first paint on. Browsers without `:has()` match the copy that its
 * effect makes on the root; `:where` skips selectors that they do not know.
 */
function marked(marker: string, values: object, depth = 0): string {
  return rule(`:where(:root${marker}, :root:has(template${marker}))`, depth, values)
}

function radiusOf(radius: string) {
  return {
    'radius-dialog': radius,
    'radius-sheet': radius,
    'radius-card': radius,
    'radius-control': radius,
    'radius-button-small': radius,
    'radius-tag': radius,
  }
}
