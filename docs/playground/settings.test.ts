import { expect, test } from 'vitest'
import {
  presets as galleryPresets,
  themeCode,
} from '../../apps/shell/web/features/themes/galleryThemes.ts'
import { codeOf, initial, presets } from './settings.ts'

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

test("a preset is the gallery's, and has code of its own", () => {
  const codes = presets.map((preset) => codeOf({ ...initial, ...preset }))
  expect(new Set(codes).size).toBe(galleryPresets.length)
  for (const [index, preset] of galleryPresets.entries()) {
    for (const [, option] of themeCode(preset).matchAll(/^ {2}(\w+: '\w+'),$/gm)) {
      // The look of the kit's default is left out.
      if (option !== "look: 'dark'") expect(codes[index]).toContain(option)
    }
  }
})
