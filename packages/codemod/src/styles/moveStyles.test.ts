import { expect, test } from 'vitest'
import { moveStyles } from './moveStyles.ts'

test('replaces the style sheet and the properties that have a counterpart', () => {
  const { places, text } = moveStyles(`@import "@rainbow-me/rainbowkit/styles.css";
.box { color: var(--rk-colors-accentColor); border-color: var(--rk-colors-modalTextDim); }
`)
  expect(text).toBe(`@import "@foyer/kit/styles.css";
.box { color: var(--k-accent); border-color: var(--k-text-3); }
`)
  expect(places).toEqual([])
})

test('replaces a style sheet that is imported by url(), with and without quotes', () => {
  const { text } = moveStyles(`@import url(@rainbow-me/rainbowkit/styles.css);
@import url( '~@rainbow-me/rainbowkit/styles.css' ) layer(kit);
@use '@rainbow-me/rainbowkit/styles';
`)
  expect(text).toBe(`@import url(@foyer/kit/styles.css);
@import url( '@foyer/kit/styles.css' ) layer(kit);
@use '@foyer/kit/styles.css';
`)
})

test('reports the rest with its line', () => {
  const { places, text } = moveStyles(`
[data-rk] button { --rk-shadows-dialog: none; }
`)
  expect(text).toContain('[data-rk]')
  expect(places).toEqual([
    { line: 2, subject: '[data-rk]', advice: expect.stringMatching(/^no direct/) },
    { line: 2, subject: '--rk-shadows-dialog', advice: expect.stringMatching(/^no direct/) },
  ])
})

test.each([
  '.box { --rk-colors-accentColor: red; }',
  "{ '--rk-colors-accentColor': 'red' }",
  "{ ['--rk-colors-accentColor']: 'red' }",
])("reports an accent of the app's own, whose other colours would stay the kit's: %s", (before) => {
  const { places, text } = moveStyles(before)
  expect(text).toBe(before.replace('--rk-colors-accentColor', '--k-accent'))
  expect(places).toEqual([{ line: 1, advice: expect.stringMatching(/hover, press/) }])
})
