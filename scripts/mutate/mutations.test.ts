import { readFileSync } from 'node:fs'
import { transformWithOxc } from 'vite'
import { describe, expect, test } from 'vitest'
import type { SpecMapRow } from '../lib/readSpecMap.ts'
import { locate, type Mutation, mutate, readRows } from './locate.ts'
import { mutations } from './mutations.ts'

const rows = readRows()

/** Rows of the covered sections that have no mutation, in their order, each with the reason. */
const notMutated: Readonly<Record<string, string>> = {
  '2.01': 'asks for no page in particular',
  '2.03': 'the default is mutated in 9.03',
  '2.14': 'a file, not code',
  '2.23': 'the default is mutated in 2.25',
  '2.51': 'the links are mutated in 3.36 to 3.38',
  '2.54': 'the short form is mutated in 9.23 and 9.24',
  '4.05': 'browser tests only: a wallet that is being asked',
  '4.23': 'browser tests only: a press in the list',
  '4.25': 'browser tests only: the view with RETRY',
  '7.08': 'the endpoints are mutated in 3.12',
  '7.15': 'wagmi’s own action; a unit test calls it',
  '7.16': 'viem’s own action; a unit test calls it',
  '7.17': 'wagmi’s own action; a unit test calls it',
  '7.18': 'wagmi’s own action; a unit test calls it',
  '7.19': 'wagmi’s own action; a unit test calls it',
  '7.22': 'wagmi’s own action; a unit test calls it',
  '7.23': 'wagmi’s own action; a unit test calls it',
  '7.24': 'viem’s own action; a unit test calls it',
  '7.25': 'wagmi’s own action; a unit test calls it',
  '7.26': 'wagmi’s own action; a unit test calls it',
  '8.06': 'browser tests only: the view with RETRY',
  '8.21': 'wagmi’s own error; a unit test reads it',
  '9.02': 'browser tests only: read in the window of the wallet',
  '9.37': 'viem’s own default; a unit test counts the requests',
  '9.38': 'viem’s own default; a unit test reads the waits',
  '9.44': 'the limit is the toast library’s own; a unit test counts the toasts',
}

describe('the list of mutations', () => {
  test('matches each text exactly once, in a file of its spec map row', () => {
    const errors = mutations.flatMap((mutation) => {
      try {
        locate(mutation, rows)
        return []
      } catch (error) {
        return [error instanceof Error ? error.message : String(error)]
      }
    })
    expect(errors).toEqual([])
  })

  test('leaves every source parseable, so that a test fails and not the parser', async () => {
    for (const mutation of mutations) {
      const { file, name } = locate(mutation, rows)
      const source = mutate(readFileSync(file, 'utf8'), mutation)
      await expect(transformWithOxc(source, file), name).resolves.toHaveProperty('code')
    }
  })

  test('has no duplicate mutations', () => {
    const names = mutations.map((mutation) => locate(mutation, rows).name)
    expect(names).toEqual([...new Set(names)])
  })

  test('covers every row with a unit test, and all on entities, states, rules, errors and constants, or gives a reason', () => {
    const mutated = new Set(mutations.map(({ row }) => row))
    const hasUnitTest = ({ tests }: SpecMapRow) => tests.some(({ file }) => !/^e2e\//.test(file))
    const missing = rows
      .filter(({ where }) => where.state === 'built')
      .filter((row) => /^[34589]\./.test(row.id) || (/^[1267]\./.test(row.id) && hasUnitTest(row)))
      .map(({ id }) => id)
      .filter((id) => !mutated.has(id))
    expect(missing).toEqual(Object.keys(notMutated))
  })
})

describe('locate', () => {
  const row = (id: string, test: string): SpecMapRow => ({
    id,
    quote: 'a line',
    where: { state: 'built', files: ['scripts/mutate/locate.ts'], actions: [] },
    tests: [{ file: test, title: 'notices' }],
  })
  const known = [row('1.01', 'a.test.ts'), row('1.02', 'e2e/a.spec.ts')]
  const find = (change: Partial<Mutation>) =>
    locate({ row: '1.01', find: 'export function mutate(', replace: '(', ...change }, known)

  test('finds the file of the row and the tests that must fail', () => {
    expect(find({})).toMatchObject({
      name: 'locate.ts: 1.01 export function mutate( → (',
      file: expect.stringMatching(/locate\.ts$/),
      tests: ['a.test.ts'],
    })
  })

  test.each<[string, Partial<Mutation>, string]>([
    ['a row that does not exist', { row: '9.99' }, 'no such built row'],
    ['a row with browser tests only', { row: '1.02' }, 'browser tests only'],
    ['a text that is gone', { find: `no such ${'text'}` }, 'found 0 times'],
    ['a file that is gone', { file: 'noSuchFile.ts' }, 'found 0 times in no file'],
    ['a text that is there more than once', { find: 'export' }, 'found [2-9] times'],
    ['a mutation without effect', { replace: 'export function mutate(' }, 'changes nothing'],
  ])('refuses %s', (_what, change, message) => {
    expect(() => find(change)).toThrow(new RegExp(message))
  })
})
