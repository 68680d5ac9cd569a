import { parseHex } from './colour.ts'
import { contrast } from './contrast.ts'
import { createTheme } from './createTheme.ts'
import type { ThemeOptions } from './defineTheme.tsx'
import { accents, fonts, midnight, radii } from './presets.ts'
import { colours, measures, type ResolvedTheme } from './tokens.ts'

/** Custom properties of the kit with their values, for example `--k-text`. */
export type ThemeVariables = Readonly<Record<`--k-${string}`, string>>

const looks = { dark: colours.dark, midnight, light: colours.light }

/** The custom properties of a theme, as `defineTheme` sets them, in a dark or a light system. */
export function themeVariables(
  { accent, font, look = 'dark', radius }: ThemeOptions,
  system: ResolvedTheme,
): ThemeVariables {
  const shown = typeof look === 'object' ? look[system] : look
  const scheme = shown === 'light' ? 'light' : 'dark'
  const custom =
    typeof accent === 'string'
      ? createTheme({ accent: accents[accent], development: false })
      : accent
  const round = Object.entries(measures).filter(([name]) => name.startsWith('radius-'))
  return customProperties({
    ...Object.fromEntries(round),
    ...(radius ? radii[radius] : {}),
    ...(font ? { font: fonts[font] } : {}),
    ...looks[shown],
    ...custom?.[scheme],
    scheme,
  })
}

/** The custom properties of tokens: `--k-text` of `text`. */
export function customProperties(tokens: Readonly<Record<string, string>>): ThemeVariables {
  return Object.fromEntries(Object.entries(tokens).map(([name, value]) => [`--k-${name}`, value]))
}

/** Two colours of a theme that are used together. */
export interface ContrastPair {
  /** Name of the token in front, for example 'text'. */
  readonly front: string
  /** Name of the token behind it, for example 'dialog-bg'. */
  readonly back: string
  /** 1 to 21 (WCAG 2.2). */
  readonly ratio: number
  /** 4.5 for text, 3 for shapes. */
  readonly minimum: number
}

const pairs = [
  ['text', 'dialog-bg', 4.5],
  ['text-2', 'dialog-bg', 4.5],
  ['text-3', 'raised', 4.5],
  ['accent-text', 'dialog-bg', 4.5],
  ['accent-text', 'accent-soft', 4.5],
  ['on-accent', 'accent', 4.5],
  ['focus', 'dialog-bg', 3],
  ['border', 'dialog-bg', 3],
] as const

/** The contrast of each pair of colours that a theme uses together. */
export function contrastPairs(variables: ThemeVariables): readonly ContrastPair[] {
  return pairs.flatMap(([front, back, minimum]) => {
    const [one, other] = [front, back].map((name) => parseHex(variables[`--k-${name}`] ?? ''))
    return one && other ? [{ front, back, ratio: contrast(one, other), minimum }] : []
  })
}
