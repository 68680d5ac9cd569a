import { expect, test } from 'vitest'
import { findings } from '../source/treeOf.ts'
import { syntaxRule } from './syntax.ts'

test('reports a file that cannot be parsed', () => {
  expect(findings(syntaxRule, { 'scripts/a.ts': 'const x: = 1' })).toEqual([
    expect.stringMatching(/^scripts\/a\.ts:1 cannot be parsed/),
  ])
})

test('accepts TypeScript and JSX', () => {
  expect(
    findings(syntaxRule, {
      'scripts/a.tsx': 'export const A = (p: { a: number }) => <b>{p.a}</b>',
    }),
  ).toEqual([])
})
