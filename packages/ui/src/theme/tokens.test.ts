import { describe, expect, it } from 'vitest'
import { parseHex, type Rgb } from './colour.ts'
import { contrast } from './contrast.ts'
import { type Colours, colours, measures, reducedMotion } from './tokens.ts'
import { tokensCss } from './tokensCss.ts'

type Name = keyof Colours
type Pair = readonly [front: Name, back: Name]

const grounds = ['page', 'dialog-bg', 'surface', 'raised', 'hover'] as const
const texts = ['text', 'text-2', 'text-3', 'accent-text', 'danger', 'success', 'warning'] as const
const shapes = ['focus', 'border', 'bar', 'accent'] as const

const textPairs: readonly Pair[] = [
  ...texts.flatMap((text) => grounds.map((ground): Pair => [text, ground])),
  ['text', 'press'],
  ['text-2', 'press'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['on-accent', 'accent-press'],
  ['accent-text', 'accent-soft'],
  ['danger', 'danger-soft'],
  ['success', 'success-soft'],
  ['warning', 'warning-soft'],
  ['text', 'accent-soft'],
  ['text', 'danger-soft'],
  ['text', 'success-soft'],
  ['text', 'warning-soft'],
]

const shapePairs: readonly Pair[] = [
  ...shapes.flatMap((shape) => grounds.map((ground): Pair => [shape, ground])),
  ['focus', 'press'],
  ['focus', 'danger-soft'],
  ['focus', 'accent-soft'],
]

describe.each(['dark', 'light'] as const)('the colours of the %s theme', (look) => {
  const rgb = (name: Name): Rgb => {
    const value = parseHex(colours[look][name])
    if (!value) throw new Error(`${name} is not a solid colour`)
    return value
  }

  it.each(textPairs)('%s has text contrast on %s (4.5:1)', (front, back) => {
    expect(contrast(rgb(front), rgb(back))).toBeGreaterThanOrEqual(4.5)
  })

  it.each(shapePairs)('%s has non-text contrast on %s (3:1)', (front, back) => {
    expect(contrast(rgb(front), rgb(back))).toBeGreaterThanOrEqual(3)
  })

  it('has rest, hover and pressed colours of increasing contrast', () => {
    const steps = [rgb('raised'), rgb('hover'), rgb('press')]
    const away = rgb('page')
    const ratios = steps.map((step) => contrast(step, away))
    expect(ratios).toEqual([...ratios].sort((a, b) => a - b))
    expect(new Set(ratios).size).toBe(3)
  })
})

describe('the measures', () => {
  it('has the values of the specification', () => {
    expect(measures).toMatchObject({
      'radius-dialog': '20px',
      'radius-sheet': '20px',
      'size-dialog-max': '504px',
      'size-dialog-compact-max': '468px',
      'size-bar': '8px',
      'delay-bar': '300ms',
    })
    expect(colours.dark['dialog-bg']).toBe('#000000')
    for (const { accent, bar } of [colours.dark, colours.light]) {
      expect([accent, bar]).toEqual(['#9333ea', '#9333ea'])
    }
  })

  it('limits motion to 100 ms with reduced motion', () => {
    for (const time of Object.values(reducedMotion)) {
      expect(Number.parseInt(time, 10)).toBeLessThanOrEqual(100)
    }
  })
})

describe('tokens.css', () => {
  it('has zero specificity', () => {
    const selectors = [...tokensCss().matchAll(/^ *([^\s@/{][^{\n]*) \{$/gm)].map(
      ([, name]) => name,
    )
    expect(selectors).toHaveLength(5)
    for (const selector of selectors) expect(selector).toMatch(/^:where\(.*\)$/)
    expect(tokensCss()).not.toContain('!important')
  })

  it("sets nothing on a shadow root's host, which inherits the page's theme", () => {
    expect(tokensCss()).not.toContain(':host')
  })

  it('defines every colour for both colour schemes', () => {
    const [shared = '', dark = '', light = ''] = tokensCss().split(':where(').slice(1)
    const names = (css: string) => [...css.matchAll(/--k-([\w-]+):/g)].map(([, name]) => name)
    expect(names(shared)).toEqual(Object.keys(measures))
    expect(names(dark)).toEqual(['scheme', ...Object.keys(colours.dark)])
    expect(names(light)).toEqual(['scheme', ...Object.keys(colours.light)])
    expect(dark).toContain('--k-scheme: dark')
    expect(light).toContain('--k-scheme: light')
  })

  it("colours only the kit's elements, never the host page's scroll bars", () => {
    const schemes = [...tokensCss().matchAll(/([^\n]*) \{\n\s*color-scheme: (.*);/g)]
    expect(schemes.map(([, where, value]) => [where, value])).toEqual([
      [':where([data-kit])', 'var(--k-scheme)'],
    ])
  })

  it('uses no custom property that it does not define', () => {
    const css = tokensCss()
    for (const [, name] of css.matchAll(/var\((--k-[\w-]+)\)/g)) expect(css).toContain(`${name}:`)
  })
})
