export interface Skip {
  readonly title: string
  readonly reason: string
}

/**
 * What a run of tests came to. A failure is not always a test: a file that cannot be loaded is one
 * too.
 */
export interface Outcome {
  readonly passed: number
  /** One line each, with the file. */
  readonly failures: readonly string[]
  readonly skips: readonly Skip[]
}

export const NO_REASON = 'no reason is given'
export const NEVER_RAN = 'did not run, as something before it failed'

/**
 * The outcome of a test program that ended with `exitCode`, read from its report. A program that
 * failed without a failure in its report, or that left none, is a failure itself.
 */
export function settle(name: string, exitCode: number, report: Outcome | undefined): Outcome {
  const outcome = report ?? { passed: 0, failures: [], skips: [] }
  if (report && (exitCode === 0 || report.failures.length > 0)) return outcome
  const what = report ? 'although no test failed' : 'and left no report that can be read'
  return { ...outcome, failures: [`${name} ended with code ${exitCode} ${what}`] }
}
