import { expect, test } from 'vitest'
import { findings } from '../source/treeOf.ts'
import { cyclesRule } from './cycles.ts'

test('names the whole ring', () => {
  expect(
    findings(cyclesRule, {
      'packages/kit/src/a.ts': "\nimport { b } from './b.ts'",
      'packages/kit/src/b.ts': "export { c } from './deep/c.tsx'",
      'packages/kit/src/deep/c.tsx': "import type { A } from '../a.ts'",
    }),
  ).toEqual([
    expect.stringContaining(
      'packages/kit/src/a.ts:2 import cycle: packages/kit/src/a.ts > packages/kit/src/b.ts > packages/kit/src/deep/c.tsx > packages/kit/src/a.ts',
    ),
  ])
})

test('reports a file that imports itself', () => {
  expect(findings(cyclesRule, { 'a.ts': "import { x } from './a.ts'" })).toHaveLength(1)
})

test('a diamond is no ring', () => {
  expect(
    findings(cyclesRule, {
      'a.ts': "import './b.ts'\nimport './c.ts'",
      'b.ts': "import './d.ts'",
      'c.ts': "import './d.ts'",
      'd.ts': '',
    }),
  ).toEqual([])
})

test('a file loaded later may import what loads it', () => {
  expect(
    findings(cyclesRule, {
      'a.ts': "export const load = () => import('./b.ts')",
      'b.ts': "import { load } from './a.ts'",
    }),
  ).toEqual([])
})
