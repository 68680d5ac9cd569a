import type { Outcome } from './outcome.ts'

/** A step of the test run: lint, types, a build, or tests. */
export interface Phase {
  readonly name: string
  readonly seconds: number
  /** The step's tests, or for a step without tests, its failure if any. */
  readonly outcome: Outcome
}

export interface Summary {
  /**
   * The lines to print. The last is the total: `N passed, N failed` or `N passed, N failed, N
   * skipped`.
   */
  readonly lines: readonly string[]
  readonly exitCode: 0 | 1
}

/** Sums up a test run. A run in which no test passed or failed has failed. */
export function summarise(phases: readonly Phase[]): Summary {
  const passed = phases.reduce((sum, { outcome }) => sum + outcome.passed, 0)
  const failures = phases.flatMap(({ name, outcome }) =>
    outcome.failures.map((failure) => (failure === name ? name : `${name}: ${failure}`)),
  )
  const skips = phases.flatMap(({ outcome }) => outcome.skips)
  if (passed + failures.length === 0) failures.push('no test ran at all')

  const lines = ['', ...phases.map(describe)]
  if (skips.length > 0) {
    lines.push('', 'Skipped:', ...skips.map(({ title, reason }) => `  ${title}: ${reason}`))
  }
  if (failures.length > 0) lines.push('', 'Failed:', ...failures.map((failure) => `  ${failure}`))
  const skipped = skips.length > 0 ? `, ${skips.length} skipped` : ''
  lines.push('', `${passed} passed, ${failures.length} failed${skipped}`)
  return { lines, exitCode: failures.length > 0 ? 1 : 0 }
}

function describe({ name, seconds, outcome }: Phase): string {
  const state = outcome.failures.length > 0 ? 'FAILED' : 'ok'
  return `${name.padEnd(18)}${seconds.toFixed(1).padStart(7)} s  ${state}`
}
