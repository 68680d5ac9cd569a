import { InvalidThemeColorError, LowContrastError } from '../errors/config.ts'
import { parseHex, type Rgb } from './colour.ts'
import { contrast, mix, toHex } from './contrast.ts'
import { type Colours, colours, type ResolvedTheme } from './tokens.ts'

/** Names of the colours that depend on the accent. */
const accentNames = [
  'accent',
  'accent-hover',
  'accent-press',
  'on-accent',
  'accent-text',
  'accent-soft',
  'focus',
  'bar',
] as const

/** Colours that depend on the accent. */
export type AccentColours = Pick<Colours, (typeof accentNames)[number]>

/** Accent colours for both looks, created by `createTheme`. */
export type CustomTheme = Readonly<Record<ResolvedTheme, AccentColours>>

export interface CreateThemeOptions {
  /**
   * Accent as `#rgb`, `#rrggbb` or 'purple' (the kit's own): one for both looks, or one for each.
   */
  readonly accent: string | Readonly<Record<ResolvedTheme, string>>
  /**
   * Whether low contrast throws an error. Default: true, but false in production builds and where
   * `process` does not exist.
   */
  readonly development?: boolean | undefined
}

const white: Rgb = [255, 255, 255]
const black: Rgb = [0, 0, 0]
const textMinimum = 4.5
const shapeMinimum = 3

/**
 * Creates a theme with a custom accent, for both looks. Fills use the accent unchanged; text on it
 * is white or black, whichever is readable; links and focus rings use a lighter or darker variant
 * (WCAG 2.2, 1.4.3 and 1.4.11).
 *
 * @throws InvalidThemeColorError if the accent is not a hex value.
 * @throws LowContrastError in development, if the accent as a bar has less than 3:1 contrast with
 * the page. Production uses the readable variant instead.
 */
export function createTheme({
  accent,
  development = isDevelopment(),
}: CreateThemeOptions): CustomTheme {
  const { dark, light } = typeof accent === 'string' ? { dark: accent, light: accent } : accent
  return {
    dark: accentColours('dark', dark, development),
    light: accentColours('light', light, development),
  }
}

function accentColours(look: ResolvedTheme, accent: string, development: boolean): AccentColours {
  if (accent === 'purple') return purple(look)
  const fill = parseHex(accent)
  if (!fill) throw new InvalidThemeColorError({ value: accent })
  const grounds = groundsOf(look)
  const onAccent = contrast(white, fill) >= textMinimum ? white : black
  // Moves away from the text colour, so that text stays readable on hover and press.
  const away = onAccent === white ? black : white
  const soft = mix(look === 'dark' ? black : white, fill, look === 'dark' ? 0.25 : 0.1)
  const text = readable(fill, look === 'dark' ? white : black, [...grounds, soft])
  return {
    accent: toHex(fill),
    'accent-hover': toHex(mix(fill, away, 0.1)),
    'accent-press': toHex(mix(fill, away, 0.2)),
    'on-accent': toHex(onAccent),
    'accent-text': toHex(text),
    'accent-soft': toHex(soft),
    focus: toHex(text),
    bar: toHex(barOf(look, fill, text, development)),
  }
}

function barOf(look: ResolvedTheme, fill: Rgb, text: Rgb, development: boolean): Rgb {
  const ratio = lowest(fill, groundsOf(look).slice(0, 1))
  if (ratio >= shapeMinimum) return fill
  if (!development) return text
  throw new LowContrastError({
    pair: `accent ${toHex(fill)} on the ${look} page`,
    ratio,
    minimum: shapeMinimum,
  })
}

/** Moves a colour towards white or black until it is readable on every background. */
function readable(colour: Rgb, towards: Rgb, grounds: readonly Rgb[]): Rgb {
  for (let share = 0; share < 1; share += 0.04) {
    const candidate = mix(colour, towards, share)
    if (lowest(candidate, grounds) >= textMinimum) return candidate
  }
  return towards
}

function lowest(colour: Rgb, grounds: readonly Rgb[]): number {
  return Math.min(...grounds.map((ground) => contrast(colour, ground)))
}

function groundsOf(look: ResolvedTheme): readonly Rgb[] {
  const { page, surface, raised, hover, 'dialog-bg': dialog } = colours[look]
  return [page, dialog, surface, raised, hover].flatMap((value) => {
    const rgb = parseHex(value)
    return rgb ? [rgb] : []
  })
}

function purple(look: ResolvedTheme): AccentColours {
  const entries = accentNames.map((name) => [name, colours[look][name]])
  // It has each of the names.
  return Object.fromEntries(entries) as AccentColours
}

function isDevelopment(): boolean {
  try {
    return process.env.NODE_ENV !== 'production'
  } catch {
    // No bundler replaced the value, and browsers have no `process`.
    return false
  }
}
