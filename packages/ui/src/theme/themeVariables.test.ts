import { expect, test } from 'vitest'
import { createTheme } from './createTheme.ts'
import { accents, fonts, presetsCss, radii } from './presets.ts'
import { contrastPairs, themeVariables } from './themeVariables.ts'

const looks = ['dark', 'midnight', 'light'] as const

/** The presets' declarations for these attributes of the marker. */
function ruleOf(selector: string): Record<string, string> {
  const start = presetsCss().indexOf(`:where(:root${selector},`)
  const rule = presetsCss().slice(start, presetsCss().indexOf('}', start))
  return Object.fromEntries([...rule.matchAll(/(--k-[\w-]+): ([^;]+);/g)].map((it) => it.slice(1)))
}

test.each(looks)('%s has the colours of the style sheet', (look) => {
  expect(themeVariables({ look }, 'dark')).toMatchObject(ruleOf(`[data-kit-look="${look}"]`))
})

test('accent, radius and font have the values of the style sheet', () => {
  const theme = themeVariables({ accent: 'blue', radius: 'small', font: 'mono' }, 'dark')
  expect(theme).toMatchObject(ruleOf('[data-kit-accent="blue"]'))
  expect(theme).toMatchObject(ruleOf('[data-kit-radius="small"]'))
  expect(theme).toMatchObject(ruleOf('[data-kit-font="mono"]'))
  expect(themeVariables({ look: 'light', accent: 'blue' }, 'dark')).toMatchObject(
    ruleOf('[data-kit-look="light"][data-kit-accent="blue"]'),
  )
})

test('a theme per mode follows the system', () => {
  const look = { light: 'light', dark: 'midnight' } as const
  expect(themeVariables({ look }, 'light')).toEqual(themeVariables({ look: 'light' }, 'dark'))
  expect(themeVariables({ look }, 'dark')).toEqual(themeVariables({ look: 'midnight' }, 'dark'))
})

const themes = looks.flatMap((look) => [
  { look },
  ...Object.values(accents).map((accent) => ({ look, accent: createTheme({ accent }) })),
])

test.each(themes)('%o: text has a contrast of 4.5 and shapes of 3', (theme) => {
  const pairs = contrastPairs(themeVariables(theme, 'dark'))
  expect(pairs.length).toBe(8)
  for (const { front, back, minimum, ratio } of pairs) {
    expect(ratio, `${front} on ${back}`).toBeGreaterThanOrEqual(minimum)
  }
})

test('every radius and font name has a rule', () => {
  for (const name of Object.keys(radii)) {
    expect(ruleOf(`[data-kit-radius="${name}"]`)).not.toEqual({})
  }
  for (const name of Object.keys(fonts)) {
    expect(ruleOf(`[data-kit-font="${name}"]`)).not.toEqual({})
  }
})
