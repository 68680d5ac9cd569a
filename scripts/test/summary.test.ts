import { describe, expect, it } from 'vitest'
import { type Outcome, settle } from './outcome.ts'
import { summarise } from './summary.ts'

const outcome = (part: Partial<Outcome> = {}): Outcome => ({
  passed: 0,
  failures: [],
  skips: [],
  ...part,
})

describe('summarise', () => {
  it('summarises all tests in the last line and passes', () => {
    const { lines, exitCode } = summarise([
      { name: 'lint', seconds: 1, outcome: outcome() },
      { name: 'unit tests', seconds: 2, outcome: outcome({ passed: 40 }) },
      { name: 'browser tests', seconds: 3, outcome: outcome({ passed: 2 }) },
    ])
    expect(lines.at(-1)).toBe('42 passed, 0 failed')
    expect(lines.join('\n')).not.toContain('Failed:')
    expect(exitCode).toBe(0)
  })

  it('counts a failed step as one failure and lists every failure above', () => {
    const { lines, exitCode } = summarise([
      { name: 'types', seconds: 1, outcome: outcome({ failures: ['types'] }) },
      { name: 'unit tests', seconds: 2, outcome: outcome({ passed: 3, failures: ['a > b'] }) },
    ])
    expect(lines.at(-1)).toBe('3 passed, 2 failed')
    expect(lines).toContain('  types')
    expect(lines).toContain('  unit tests: a > b')
    expect(lines).toContain('types                 1.0 s  FAILED')
    expect(exitCode).toBe(1)
  })

  it('gives the reason of each skipped test', () => {
    const { lines, exitCode } = summarise([
      {
        name: 'unit tests',
        seconds: 2,
        outcome: outcome({ passed: 1, skips: [{ title: 'a > c', reason: 'needs PostgreSQL' }] }),
      },
    ])
    expect(lines.at(-1)).toBe('1 passed, 0 failed, 1 skipped')
    expect(lines).toContain('  a > c: needs PostgreSQL')
    expect(exitCode).toBe(0)
  })

  it('fails when no test ran', () => {
    const skips = [{ title: 'a', reason: 'b' }]
    for (const only of [outcome(), outcome({ skips })]) {
      const { lines, exitCode } = summarise([{ name: 'unit tests', seconds: 0, outcome: only }])
      expect(lines).toContain('  no test ran at all')
      expect(lines.at(-1)).toMatch(/^0 passed, 1 failed/)
      expect(exitCode).toBe(1)
    }
  })
})

describe('settle', () => {
  it('uses the report of a program whose exit code agrees with it', () => {
    const good = outcome({ passed: 2 })
    const bad = outcome({ passed: 1, failures: ['x'] })
    expect(settle('Vitest', 0, good)).toBe(good)
    expect(settle('Vitest', 1, bad)).toBe(bad)
  })

  it('counts a program that fails without a failed test as a failure', () => {
    expect(settle('Vitest', 1, outcome({ passed: 2 }))).toEqual(
      outcome({ passed: 2, failures: ['Vitest ended with code 1 although no test failed'] }),
    )
  })

  it('counts a program without a report as a failure, whatever its exit code', () => {
    for (const code of [0, 1]) {
      expect(settle('Playwright', code, undefined).failures).toEqual([
        `Playwright ended with code ${code} and left no report that can be read`,
      ])
    }
  })
})
