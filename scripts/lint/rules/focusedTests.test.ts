import { expect, test } from 'vitest'
import { findings } from '../source/treeOf.ts'
import { focusedTestsRule } from './focusedTests.ts'

test.each([
  "test.only('a', () => {})",
  "describe.only('a', () => {})",
  "test.describe.only('a', () => {})",
])('reports %s', (code) => {
  expect(findings(focusedTestsRule, { 'e2e/app/a.spec.ts': code })).toHaveLength(1)
})

test('accepts tests that run with all the others', () => {
  expect(
    findings(focusedTestsRule, { 'scripts/a.test.ts': "test('says .only in words', () => {})" }),
  ).toEqual([])
})
