export interface Skip {
  readonly title: string
  readonly reason: string
}

/**
 * The result of a test run. A failure is not always a test: a file that fails to load counts too.
 */
export interface Outcome {
  readonly passed: number
  /** One line per failure, with its file. */
  readonly failures: readonly string[]
  readonly skips: readonly Skip[]
}

export const NO_REASON = 'no reason is given'
export const NEVER_RAN = 'did not run, as something before it failed'

/**
 * Reads the outcome of a test program from its report. A program that failed without reporting a
 * failure, or without a report, counts as a failure.
 */
export function settle(name: string, exitCode: number, report: Outcome | undefined): Outcome {
  const outcome = report ?? { passed: 0, failures: [], skips: [] }
  if (report && (exitCode === 0 || report.failures.length > 0)) return outcome
  const what = report ? 'although no test failed' : 'and left no report that can be read'
  return { ...outcome, failures: [`${name} ended with code ${exitCode} ${what}`] }
}
