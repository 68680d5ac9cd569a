import { createTheme } from '@foyer/ui/theme/createTheme.ts'
import { contrastPairs, themeVariables } from '@foyer/ui/theme/themeVariables.ts'
import { expect, test } from 'vitest'
import { accents, codeOf, initial, looks, presets, radii, themeOptions } from './settings.ts'

test('the code contains only settings that differ from the defaults', () => {
  expect(codeOf(initial)).toBe(
    "import { KitProvider } from '@foyer/kit'\n\n<KitProvider config={config}>",
  )
  expect(codeOf({ ...initial, look: 'system', radius: 'small', locale: 'de' })).toBe(
    [
      "import { defineTheme, KitProvider } from '@foyer/kit'",
      '',
      "const theme = defineTheme({ look: { light: 'light', dark: 'dark' }, radius: 'small' })",
      '',
      '<KitProvider config={config} theme={theme} locale="de">',
    ].join('\n'),
  )
})

test('a custom accent is made readable by createTheme', () => {
  const code = codeOf({ ...initial, accent: 'custom', colour: '#123456' })
  expect(code).toContain("import { createTheme } from '@foyer/kit/shell'")
  expect(code).toContain("defineTheme({ accent: createTheme({ accent: '#123456' }) })")
})

test('the code creates the theme that is shown', () => {
  for (const preset of presets) {
    for (const accent of accents) {
      for (const radius of radii) {
        const settings = { ...initial, ...preset, accent, radius }
        const call = /defineTheme\((\{.*\})\)/.exec(codeOf(settings))?.[1] ?? '{}'
        // A comparison of texts would not notice code that fails.
        const options = new Function('createTheme', `return ${call}`)(createTheme)
        expect({ look: 'dark', ...options }).toEqual(themeOptions(settings))
      }
    }
  }
})

const themes = looks.flatMap((look) => accents.map((accent) => ({ look, accent })))

test.each(themes)('$look with $accent has a contrast of 4.5 for text and 3 for shapes', (theme) => {
  const options = themeOptions({ ...initial, ...theme })
  const pairs = contrastPairs(themeVariables(options, 'dark'))
  expect(pairs.filter(({ minimum, ratio }) => ratio < minimum)).toEqual([])
})

test('the eight presets are all different', () => {
  const codes = presets.map((preset) => codeOf({ ...initial, ...preset }))
  expect(new Set(codes).size).toBe(8)
})
