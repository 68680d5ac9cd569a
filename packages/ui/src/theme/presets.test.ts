import { describe, expect, test } from 'vitest'
import { parseHex } from './colour.ts'
import { contrast } from './contrast.ts'
import { createTheme } from './createTheme.ts'
import { accents, midnight, presetsCss } from './presets.ts'
import { type Colours, colours } from './tokens.ts'

const grounds = ['page', 'dialog-bg', 'surface', 'raised', 'neutral', 'hover'] as const
const texts = ['text', 'text-2', 'text-3', 'accent-text', 'danger', 'success', 'warning'] as const
const shapes = ['focus', 'border', 'accent'] as const

/** The contrast of two solid colours. */
function ratio(front: string, back: string): number {
  const [one, other] = [parseHex(front), parseHex(back)]
  if (!one || !other) throw new Error(`${front} or ${back} is not a solid colour`)
  return contrast(one, other)
}

test('the rules have zero specificity', () => {
  const selectors = [...presetsCss().matchAll(/^ *([^\s@/{}][^{\n]*) \{$/gm)].map(
    ([, each]) => each,
  )
  expect(selectors.length).toBeGreaterThan(20)
  for (const selector of selectors) expect(selector).toMatch(/^:where\(.*\)$/)
})

test.each(Object.keys(accents))('the accent %s comes after every look with that mode', (accent) => {
  const css = presetsCss()
  const lastOf = (marker: string) => css.lastIndexOf(`(:root${marker}`)
  for (const mode of ['dark', 'light']) {
    const look = lastOf(`[data-kit-${mode}="`)
    expect(look).toBeGreaterThan(-1)
    expect(lastOf(`[data-kit-accent="${accent}"]`)).toBeGreaterThan(look)
  }
  expect(lastOf(`[data-kit-light][data-kit-accent="${accent}"]`)).toBeGreaterThan(
    lastOf(`[data-kit-accent="${accent}"]`),
  )
})

describe.each(grounds)('on %s of midnight', (ground) => {
  test.each(texts)('%s has text contrast (4.5:1)', (text) => {
    expect(ratio(midnight[text], midnight[ground])).toBeGreaterThanOrEqual(4.5)
  })
  test.each(shapes)('%s has non-text contrast (3:1)', (shape) => {
    expect(ratio(midnight[shape], midnight[ground])).toBeGreaterThanOrEqual(3)
  })
})

describe.each(Object.entries(accents))('the accent %s', (_, accent) => {
  const looks: readonly (readonly [Colours, 'dark' | 'light'])[] = [
    [colours.dark, 'dark'],
    [midnight, 'dark'],
    [colours.light, 'light'],
  ]
  test('has enough contrast in every theme', () => {
    const theme = createTheme({ accent, development: false })
    for (const [look, mode] of looks) {
      const own = theme[mode]
      expect(ratio(own['on-accent'], own.accent)).toBeGreaterThanOrEqual(4.5)
      expect(ratio(own.bar, look.page)).toBeGreaterThanOrEqual(3)
      for (const ground of grounds) {
        expect(ratio(own['accent-text'], look[ground])).toBeGreaterThanOrEqual(4.5)
      }
    }
  })
})
