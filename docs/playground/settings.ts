import type { Look } from '@foyer/ui/theme/presets.ts'
import { presets as galleryPresets } from '../../apps/shell/web/features/themes/galleryThemes.ts'

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

/** The presets of the demo's gallery. */
export const presets = galleryPresets.map(({ accent, font, look, name, radius }) => ({
  name,
  look,
  radius,
  accent: accents.find((value) => value === accent) ?? 'purple',
  font: font === 'page' ? ('inherit' as const) : font,
}))

const byMode = { light: 'light', dark: 'dark' } as const

/** The look in the form that `defineTheme` expects. */
export function lookOf({ look }: Settings): Look | typeof byMode {
  return look === 'system' ? byMode : look
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
