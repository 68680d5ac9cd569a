import { parseHex } from '@foyer/ui/theme/colour.ts'
import { contrast } from '@foyer/ui/theme/contrast.ts'
import { colours } from '@foyer/ui/theme/tokens.ts'
import { describe, expect, test } from 'vitest'
import { darkTheme, lightTheme, midnightTheme } from './rainbowKitTheme.ts'
import { cssObjectFromTheme, cssStringFromTheme, markedThemeOf, rootThemeOf } from './rootTheme.ts'

describe('themes', () => {
  test('light is light; dark and midnight are dark, midnight black', () => {
    expect(rootThemeOf(lightTheme()).look).toBe('light')
    expect(rootThemeOf(darkTheme()).look).toBe('dark')
    expect(rootThemeOf(midnightTheme())).toMatchObject({
      look: 'dark',
      properties: { '--k-dialog-bg': '#000000' },
    })
  })

  test.each([
    ['light', '#000', '#ffffff'],
    ['light', 'black', '#ffffff'],
    ['light', '#1a1a1acc', '#ffffff'],
    ['light', 'rgba(10, 10, 20, 0.9)', '#ffffff'],
    ['light', 'hsl(222 47% 11%)', '#ffffff'],
    ['light', 'var(--ink)', '#fffc'],
    ['light', 'var(--ink)', 'hsla(0, 0%, 100%, 1)'],
    ['dark', '#fff', '#000000'],
    ['dark', 'white', '#000000'],
    ['dark', 'rgb(240 240 250)', '#000000'],
    ['dark', 'var(--ink)', 'var(--paper)'],
  ])('are %s with text %s on %s', (look, modalText, modalBackground) => {
    const colors = { ...lightTheme().colors, modalText, modalBackground }
    expect(rootThemeOf({ ...lightTheme(), colors }).look).toBe(look)
  })

  test('accept an accent, radii and a font', () => {
    const { properties } = rootThemeOf(
      darkTheme({
        accentColor: '#7b3fe4',
        accentColorForeground: 'white',
        borderRadius: 'small',
        fontStack: 'system',
      }),
    )
    expect(properties).toMatchObject({
      '--k-accent': '#7b3fe4',
      '--k-on-accent': 'white',
      '--k-radius-dialog': '8px',
      '--k-radius-control': '4px',
      '--k-font': expect.stringMatching(/^-apple-system/),
    })
  })

  test('accept individual variables, as apps set them', () => {
    const theme = {
      ...lightTheme(),
      colors: { ...lightTheme().colors, modalBackground: '#fefefe' },
    }
    expect(rootThemeOf(theme).properties['--k-dialog-bg']).toBe('#fefefe')
  })

  test.each([
    'rebeccapurple',
    'var(--brand)',
  ])('%s, which is not a hex value, is mixed by the browser', (accentColor) => {
    const { properties } = rootThemeOf(lightTheme({ accentColor }))
    expect(properties['--k-accent']).toBe(accentColor)
    expect(properties['--k-accent-hover']).toBe(`color-mix(in srgb, ${accentColor} 90%, black)`)
  })

  test.each(
    Object.entries(lightTheme.accentColors),
  )('text on the accent %s has enough contrast', (_, accent) => {
    const [fill, text] = [accent.accentColor, accent.accentColorForeground].map(parseHex)
    expect(fill && text && contrast(fill, text)).toBeGreaterThanOrEqual(4.5)
  })

  test('a value cannot terminate its declaration', () => {
    const fonts = { body: 'x; } body { display: none' }
    expect(rootThemeOf({ ...lightTheme(), fonts }).properties['--k-font']).toBe(
      'x  body  display: none',
    )
  })
})

test('a theme function instead of its result is refused in words that say what to do', () => {
  // biome-ignore lint/plugin/casts: JavaScript has no types to refuse it.
  expect(() => markedThemeOf(lightTheme as never)).toThrow('theme={lightTheme()}')
})

describe('CSS of a theme', () => {
  test('as an object and as text', () => {
    expect(cssObjectFromTheme(lightTheme)['--k-accent']).toBe('#9333ea')
    expect(cssStringFromTheme(lightTheme)).toContain('--k-accent:#9333ea;')
  })

  test('with the surfaces of its look, which no marker sets where the text is used', () => {
    const dark = cssObjectFromTheme(darkTheme)
    const light = cssObjectFromTheme(lightTheme, { extends: darkTheme })
    expect([dark['--k-scheme'], dark['--k-raised']]).toEqual(['dark', colours.dark.raised])
    expect([light['--k-scheme'], light['--k-raised']]).toEqual(['light', colours.light.raised])
  })

  test('without declarations that another theme repeats', () => {
    const other = lightTheme({ borderRadius: 'none' })
    expect(Object.keys(cssObjectFromTheme(other, { extends: lightTheme }))).toEqual([
      '--k-radius-dialog',
      '--k-radius-sheet',
      '--k-radius-card',
      '--k-radius-control',
    ])
  })
})
