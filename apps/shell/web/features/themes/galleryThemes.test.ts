import { createTheme } from '@foyer/ui/theme/createTheme.ts'
import { contrastPairs, themeVariables } from '@foyer/ui/theme/themeVariables.ts'
import { expect, test } from 'vitest'
import { choices, type GalleryTheme, presets, themeCode, themeOptions } from './galleryThemes.ts'

const all: readonly GalleryTheme[] = choices.look.flatMap((look) =>
  [...choices.accent, '#0d9488'].flatMap((accent) =>
    choices.radius.flatMap((radius) =>
      choices.font.map((font): GalleryTheme => ({ look, accent, radius, font })),
    ),
  ),
)

/**
 * What the code passes to `defineTheme`. Runs the code, as the project does into which it is
 * pasted; a comparison of texts would not notice code that fails.
 */
function run(code: string): unknown {
  const body = code.slice(code.indexOf('defineTheme({'))
  return new Function('defineTheme', 'createTheme', `return ${body}`)(
    (options: unknown) => options,
    createTheme,
  )
}

test('the copied code creates the same theme', () => {
  for (const theme of all) expect(run(themeCode(theme))).toEqual(themeOptions(theme))
})

test('the copied code imports what it uses', () => {
  for (const theme of all) {
    const code = themeCode(theme)
    expect(code.includes('import { createTheme }')).toBe(code.includes('createTheme({'))
  }
})

test.each(presets)('$name has a contrast of 4.5 for text and 3 for shapes', (preset) => {
  const pairs = contrastPairs(themeVariables(themeOptions(preset), 'dark'))
  expect(pairs.filter(({ minimum, ratio }) => ratio < minimum)).toEqual([])
})

test('the eight presets are all different', () => {
  const looks = presets.map((preset) => themeCode(preset))
  expect(new Set(looks).size).toBe(8)
})
