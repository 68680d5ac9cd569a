import { expect, test } from 'vitest'
import { codeOf, initial } from './settings.ts'

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
