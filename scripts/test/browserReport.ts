import { NEVER_RAN, NO_REASON, type Outcome, type Skip } from './outcome.ts'

interface Test {
  readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped'
  readonly projectName: string
  readonly annotations: readonly { readonly type: string; readonly description?: string }[]
}

interface Suite {
  readonly title: string
  readonly file: string
  readonly specs: readonly { readonly title: string; readonly tests: readonly Test[] }[]
  readonly suites?: readonly Suite[]
}

interface Report {
  readonly suites: readonly Suite[]
  readonly errors: readonly { readonly message?: string }[]
}

/** Reads the outcome of the browser tests from Playwright's JSON report. */
export function readBrowserReport(json: string): Outcome {
  const report: Report = JSON.parse(json)
  let passed = 0
  const failures: string[] = []
  const skips: Skip[] = []

  const visit = (suite: Suite, above: readonly string[]) => {
    const path = [...above, suite.title]
    for (const spec of suite.specs) {
      for (const test of spec.tests) {
        const title = `[${test.projectName}] ${[...path, spec.title].join(' > ')}`
        if (test.status === 'expected') passed += 1
        else if (test.status === 'skipped') skips.push({ title, reason: reasonOf(test) })
        // A flaky test counts as failed.
        else failures.push(title)
      }
    }
    for (const child of suite.suites ?? []) visit(child, path)
  }
  for (const suite of report.suites) visit(suite, [])
  for (const { message } of report.errors) {
    failures.push(`outside of tests: ${message?.split('\n')[0] ?? 'an error without a message'}`)
  }
  return { passed, failures, skips }
}

function reasonOf(test: Test): string {
  const skip = test.annotations.find(({ type }) => type === 'skip' || type === 'fixme')
  if (!skip) return NEVER_RAN
  return skip.description ?? NO_REASON
}
