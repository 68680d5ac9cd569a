import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { InvalidThemeColorError, LowContrastError } from '../errors/config.ts'
import { parseHex, type Rgb } from './colour.ts'
import { contrast, mix, toHex } from './contrast.ts'
import { createTheme } from './createTheme.ts'
import { colours, type ResolvedTheme } from './tokens.ts'

const looks: readonly ResolvedTheme[] = ['dark', 'light']

function rgb(value: string): Rgb {
  const parsed = parseHex(value)
  if (!parsed) throw new Error(`${value} is not a colour`)
  return parsed
}

const ratio = (a: string, b: string) => contrast(rgb(a), rgb(b))

describe('contrast', () => {
  it.each([
    ['#000', '#fff', 21],
    ['#777777', '#ffffff', 4.48],
    ['#800080', '#000000', 2.23],
    ['#800080', '#ffffff', 9.42],
    ['#9333ea', '#9333ea', 1],
  ])('of %s and %s', (a, b, expected) => {
    expect(ratio(a, b)).toBeCloseTo(expected, 2)
    expect(ratio(b, a)).toBe(ratio(a, b))
  })

  it.each([
    '',
    'red',
    '#12',
    '#1234',
    '#12345',
    '#gggggg',
    '#1234567',
    ' #fff',
    '#fff;',
  ])('does not accept "%s" as a colour', (value) => {
    expect(parseHex(value)).toBeUndefined()
  })

  it('parses and formats hex values', () => {
    expect(parseHex('#F0a')).toEqual([255, 0, 170])
    expect(toHex([255, 0, 170])).toBe('#ff00aa')
    expect(toHex(mix([0, 0, 0], [255, 255, 255], 0.5))).toBe('#808080')
  })
})

describe('createTheme', () => {
  afterEach(() => vi.unstubAllEnvs())

  it('returns the kit’s own colours for purple', () => {
    const theme = createTheme({ accent: 'purple' })
    for (const look of looks) expect(colours[look]).toMatchObject(theme[look])
  })

  it('keeps the accent as the fill', () => {
    const theme = createTheme({ accent: '#08b', development: true })
    expect([theme.dark.accent, theme.light.accent]).toEqual(['#0088bb', '#0088bb'])
  })

  it('accepts an accent per colour scheme', () => {
    const theme = createTheme({ accent: { dark: '#facc15', light: 'purple' }, development: true })
    expect(theme.dark.accent).toBe('#facc15')
    expect(theme.light.accent).toBe(colours.light.accent)
  })

  it('puts white on dark accents and black on light ones', () => {
    expect(createTheme({ accent: '#1d4ed8', development: false }).light['on-accent']).toBe(
      '#ffffff',
    )
    expect(createTheme({ accent: '#facc15', development: false }).dark['on-accent']).toBe('#000000')
  })

  it('has enough contrast for any accent', () => {
    const channel = fc.integer({ min: 0, max: 255 })
    fc.assert(
      fc.property(fc.tuple(channel, channel, channel), (accent) => {
        const theme = createTheme({ accent: toHex(accent), development: false })
        for (const look of looks) {
          const own = theme[look]
          const { page, surface, raised, hover, 'dialog-bg': dialog } = colours[look]
          for (const fill of [own.accent, own['accent-hover'], own['accent-press']]) {
            expect(ratio(own['on-accent'], fill)).toBeGreaterThanOrEqual(4.5)
          }
          for (const ground of [page, surface, raised, hover, dialog, own['accent-soft']]) {
            expect(ratio(own['accent-text'], ground)).toBeGreaterThanOrEqual(4.5)
            expect(ratio(own.focus, ground)).toBeGreaterThanOrEqual(3)
          }
          expect(ratio(own.bar, page)).toBeGreaterThanOrEqual(3)
        }
      }),
      // Here rounding makes the soft background lighter: text on it has 4.49:1.
      { examples: [[[158, 135, 0]]] },
    )
  })

  it('refuses an accent with too little contrast for a bar, in development only', () => {
    expect(() => createTheme({ accent: '#111111', development: true })).toThrow(LowContrastError)
    expect(() => createTheme({ accent: '#ffff00', development: true })).toThrow('light page')
    expect(() => createTheme({ accent: '#111111', development: false })).not.toThrow()
  })

  it('detects development mode', () => {
    vi.stubEnv('NODE_ENV', 'development')
    expect(() => createTheme({ accent: '#111111' })).toThrow(LowContrastError)
    vi.stubEnv('NODE_ENV', 'production')
    expect(() => createTheme({ accent: '#111111' })).not.toThrow()
  })

  it.each(['red', '#12', 'url(x)', ''])('refuses "%s" as an accent', (accent) => {
    expect(() => createTheme({ accent, development: false })).toThrow(InvalidThemeColorError)
  })
})
