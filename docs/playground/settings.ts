import { createTheme } from '@foyer/ui/theme/createTheme.ts'
import type { ThemeOptions } from '@foyer/ui/theme/defineTheme.tsx'
import type { Look } from '@foyer/ui/theme/presets.ts'

/** The choices of each setting, starting with the kit's default. */
export const looks = ['dark', 'light', 'midnight', 'system'] as const
export const accents = ['purple', 'blue', 'green', 'orange', 'pink', 'red', 'custom'] as const
export const radii = ['large', 'medium', 'small', 'none'] as const
export const fonts = ['inherit', 'system', 'rounded', 'mono'] as const

export interface Settings {
  readonly look: (typeof looks)[number]
  readonly accent: (typeof accents)[number]
  /** The colour of the accent 'custom', as `#rrggbb`. */
  readonly colour: string
  readonly radius: (typeof radii)[number]
  readonly font: (typeof fonts)[number]
  readonly locale: string
}

export const initial: Settings = {
  look: 'dark',
  accent: 'purple',
  colour: '#0e7490',
  radius: 'large',
  font: 'inherit',
  locale: 'en',
}

type Preset = Omit<Settings, 'colour' | 'locale'> & { readonly name: string }

export const presets: readonly Preset[] = [
  { name: 'Foyer', look: 'dark', accent: 'purple', radius: 'large', font: 'inherit' },
  { name: 'Daylight', look: 'light', accent: 'purple', radius: 'large', font: 'inherit' },
  { name: 'Midnight', look: 'midnight', accent: 'purple', radius: 'medium', font: 'inherit' },
  { name: 'Harbour', look: 'midnight', accent: 'blue', radius: 'small', font: 'system' },
  { name: 'Meadow', look: 'light', accent: 'green', radius: 'large', font: 'rounded' },
  { name: 'Ember', look: 'dark', accent: 'orange', radius: 'medium', font: 'system' },
  { name: 'Blossom', look: 'light', accent: 'pink', radius: 'large', font: 'rounded' },
  { name: 'Terminal', look: 'dark', accent: 'green', radius: 'none', font: 'mono' },
]

const byMode = { light: 'light', dark: 'dark' } as const

/** The look in the form that `defineTheme` expects. */
export function lookOf({ look }: Settings): Look | typeof byMode {
  return look === 'system' ? byMode : look
}

/** The options of `defineTheme` for this theme. */
export function themeOptions(settings: Settings): ThemeOptions {
  const { accent, colour, font, radius } = settings
  return {
    look: lookOf(settings),
    accent:
      accent === 'custom' ? createTheme({ accent: colour, development: false }) : named(accent),
    radius: radius === 'large' ? undefined : radius,
    font: font === 'inherit' ? undefined : font,
  }
}

function named(accent: Exclude<Settings['accent'], 'custom'>) {
  return accent === 'purple' ? undefined : accent
}

/** The code for this theme in an app. */
export function codeOf(settings: Settings): string {
  const options = optionsOf(settings)
  const isCustom = settings.accent === 'custom'
  const names = [...(options ? ['defineTheme'] : []), 'KitProvider']
  const locale = settings.locale === 'en' ? '' : ` locale="${settings.locale}"`
  return [
    `import { ${names.join(', ')} } from '@foyer/kit'`,
    ...(isCustom ? [`import { createTheme } from '@foyer/kit/shell'`] : []),
    '',
    ...(options ? [`const theme = defineTheme({ ${options} })`, ''] : []),
    `<KitProvider config={config}${options ? ' theme={theme}' : ''}${locale}>`,
  ].join('\n')
}

/** Only the options that differ from the kit's defaults. */
function optionsOf({ accent, colour, font, look, radius }: Settings): string {
  const options: string[] = []
  if (look === 'system') options.push("look: { light: 'light', dark: 'dark' }")
  else if (look !== 'dark') options.push(`look: '${look}'`)
  if (accent === 'custom') options.push(`accent: createTheme({ accent: '${colour}' })`)
  else if (accent !== 'purple') options.push(`accent: '${accent}'`)
  if (radius !== 'large') options.push(`radius: '${radius}'`)
  if (font !== 'inherit') options.push(`font: '${font}'`)
  return options.join(', ')
}
