import { createTheme } from '@foyer/ui/theme/createTheme.ts'
import type { ThemeOptions } from '@foyer/ui/theme/defineTheme.tsx'

/** A theme, as the gallery's controls represent it. */
export interface GalleryTheme {
  readonly look: 'dark' | 'midnight' | 'light'
  /** A named accent of `defineTheme`, 'purple' for the kit's own, or `#rrggbb`. */
  readonly accent: string
  readonly radius: 'none' | 'small' | 'medium' | 'large'
  readonly font: 'page' | 'system' | 'rounded' | 'mono'
}

/** The named accents besides the kit's own, 'purple'. */
const named = ['blue', 'green', 'orange', 'pink', 'red'] as const

/** The values that each control offers, in the order in which they are shown. */
export const choices = {
  look: ['dark', 'midnight', 'light'],
  accent: ['purple', ...named],
  radius: ['none', 'small', 'medium', 'large'],
  font: ['page', 'system', 'rounded', 'mono'],
} as const

/** The presets. Their names are the same in every language. */
export const presets: readonly (GalleryTheme & { readonly name: string })[] = [
  { name: 'Foyer', look: 'dark', accent: 'purple', radius: 'large', font: 'page' },
  { name: 'Daylight', look: 'light', accent: 'purple', radius: 'large', font: 'page' },
  { name: 'Midnight', look: 'midnight', accent: 'purple', radius: 'medium', font: 'page' },
  { name: 'Harbour', look: 'midnight', accent: 'blue', radius: 'small', font: 'system' },
  { name: 'Meadow', look: 'light', accent: 'green', radius: 'large', font: 'rounded' },
  { name: 'Ember', look: 'dark', accent: 'orange', radius: 'medium', font: 'system' },
  { name: 'Blossom', look: 'light', accent: 'pink', radius: 'large', font: 'rounded' },
  { name: 'Terminal', look: 'dark', accent: 'green', radius: 'none', font: 'mono' },
]

/** The theme as options of `defineTheme`. Omits defaults. */
export function themeOptions({ accent, font, look, radius }: GalleryTheme): ThemeOptions {
  const own = accent.startsWith('#') ? createTheme({ accent, development: false }) : undefined
  return {
    look,
    ...(accent === 'purple' ? {} : { accent: own ?? named.find((name) => name === accent) }),
    ...(radius === 'large' ? {} : { radius }),
    ...(font === 'page' ? {} : { font }),
  }
}

/** The code for the theme, to be pasted into a project. */
export function themeCode({ accent, font, look, radius }: GalleryTheme): string {
  const isOwn = accent.startsWith('#')
  const lines = [
    `look: '${look}'`,
    ...(accent === 'purple'
      ? []
      : [isOwn ? `accent: createTheme({ accent: '${accent}' })` : `accent: '${accent}'`]),
    ...(radius === 'large' ? [] : [`radius: '${radius}'`]),
    ...(font === 'page' ? [] : [`font: '${font}'`]),
  ]
  return [
    `import { defineTheme } from '@foyer/kit'`,
    ...(isOwn ? [`import { createTheme } from '@foyer/kit/shell'`] : []),
    '',
    'const theme = defineTheme({',
    ...lines.map((line) => `  ${line},`),
    '})',
    '',
  ].join('\n')
}
