import { expect, test } from 'vitest'
import { lintTree } from '../lintTree.ts'
import { treeOf } from '../source/treeOf.ts'
import { longFilesRule } from './longFiles.ts'

const check = (lines: number) =>
  lintTree(treeOf({ 'scripts/a.ts': 'void 0\n'.repeat(lines - 1) }), [longFilesRule])

test('warns about more than 400 lines', () => {
  expect(check(401)).toEqual([expect.objectContaining({ level: 'warning', file: 'scripts/a.ts' })])
})

test('is silent up to 400 lines', () => {
  expect(check(400)).toEqual([])
})
