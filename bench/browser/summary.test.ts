// @vitest-environment happy-dom
import { describe, expect, it, test } from 'vitest'
import { type AppRuns, median, medianOf, ratioOf } from './summary.ts'
import { plot, type Results, tables } from './write.ts'

const runs = (app: string, ...buttons: number[]): AppRuns => ({
  app,
  cpu: 1,
  runs: buttons.map((button) => ({ button, bytesBeforeClick: button * 1000 })),
})

test.each([
  [[3], 3],
  [[9, 1, 5], 5],
  [[4, 1, 3, 2], 2.5],
])('the median of %j is %j', (values, expected) => {
  expect(median(values)).toBe(expected)
})

describe('the figures of two apps', () => {
  it('are compared round by round, so that a disturbed round disturbs no ratio', () => {
    // In the third round, both took ten times as long.
    const ours = runs('foyer', 40, 44, 400)
    const theirs = runs('rainbowkit', 100, 110, 1000)
    expect(ratioOf(ours, theirs, 'button')).toBeCloseTo(0.4)
    expect(medianOf(ours, 'button')).toBe(44)
  })

  it('have no ratio if either app lacks the figure', () => {
    expect(ratioOf(runs('foyer', 1), runs('rainbowkit', 0), 'button')).toBeUndefined()
    expect(ratioOf(runs('foyer', 1), runs('rainbowkit', 1), 'account')).toBeUndefined()
    expect(medianOf(runs('react', 1), 'account')).toBeUndefined()
  })
})

describe('what is written', () => {
  const results: Results = {
    date: '2026-11-22',
    command: 'npm run bench',
    machine: '2 cores',
    apps: [
      { name: 'foyer', title: 'Foyer' },
      { name: 'rainbowkit', title: 'RainbowKit 2.2.11' },
    ],
    needed: { foyer: 84_000, rainbowkit: 237_000 },
    runs: [runs('foyer', 40, 44, 48), runs('rainbowkit', 100, 110, 120)],
  }

  it('has a row per figure, with ratio and target', () => {
    const rows = tables(results).split('\n')
    expect(rows).toContain('| load to usable button, ms | 44 | 110 | 0.40 | 0.45 |')
    expect(rows).toContain('| JavaScript that the button needs, kB | 84 | 237 | 0.35 |  |')
    expect(rows).toContain('| JavaScript before a click, kB | 44 | 110 | 0.40 |  |')
    expect(rows).toContain('| wallet click to account shown, ms | – | – |  | 0.25 |')
  })

  it('has a plot whose bars are multiples of RainbowKit', () => {
    const picture = new DOMParser().parseFromString(plot(results, 1), 'image/svg+xml')
    expect(picture.querySelector('parsererror')).toBeNull()
    expect([...picture.querySelectorAll('rect')].map((bar) => bar.getAttribute('width'))).toEqual([
      '44.0',
    ])
    expect(picture.documentElement.textContent).toContain('Foyer 0.40')
  })

  it('has no plot without RainbowKit', () => {
    expect(() => plot({ ...results, runs: [runs('foyer', 1)] }, 1)).toThrow('RainbowKit')
  })
})
