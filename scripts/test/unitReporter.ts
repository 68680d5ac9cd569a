import { writeFile } from 'node:fs/promises'
import { relative } from 'node:path'
import type { Reporter, TestCase, TestModule, TestSuite } from 'vitest/node'
import { root } from '../lib/root.mjs'
import { NEVER_RAN, NO_REASON, type Outcome, type Skip } from './outcome.ts'

/**
 * Writes the outcome of the unit tests as JSON to the file in FOYER_UNIT_REPORT.
 * Vitest's own JSON report lacks the reason of a skip and errors outside of tests.
 */
export default class UnitReporter implements Reporter {
  async onTestRunEnd(
    modules: readonly TestModule[],
    unhandled: readonly { readonly message: string }[],
  ): Promise<void> {
    const file = process.env.FOYER_UNIT_REPORT
    if (!file) throw new Error('FOYER_UNIT_REPORT must name the file to write.')
    await writeFile(file, JSON.stringify(outcomeOf(modules, unhandled)))
  }
}

function outcomeOf(
  modules: readonly TestModule[],
  unhandled: readonly { readonly message: string }[],
): Outcome {
  let passed = 0
  const failures = unhandled.map(({ message }) => `outside of tests: ${message}`)
  const skips: Skip[] = []
  for (const module of modules) {
    const file = relative(root, module.moduleId)
    const before = failures.length
    for (const test of module.children.allTests()) {
      const result = test.result()
      const title = `${file} > ${test.fullName}`
      if (result.state === 'passed') passed += 1
      else if (result.state === 'failed') failures.push(title)
      else if (result.state === 'skipped')
        skips.push({ title, reason: result.note ?? silentReason(test) })
      else failures.push(`${title} (did not end)`)
    }
    if (failures.length === before && !module.ok()) failures.push(`${file} (could not be run)`)
  }
  return { passed, failures, skips }
}

/** Vitest also marks tests as skipped that never ran because a `beforeAll` failed. */
function silentReason(test: TestCase): string {
  const wasToRun = test.options.mode === 'run' || test.options.mode === 'only'
  return wasToRun && hasFailed(test.parent) ? NEVER_RAN : NO_REASON
}

function hasFailed(group: TestSuite | TestModule): boolean {
  if (group.errors().length > 0) return true
  return group.type === 'suite' && hasFailed(group.parent)
}
