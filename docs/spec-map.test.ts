import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as wagmiCore from '@wagmi/core'
import * as viem from 'viem'
import * as viemActions from 'viem/actions'
import { describe, expect, test } from 'vitest'
import { readSpecMap } from '../scripts/lib/readSpecMap.ts'
import { testTitles } from './testTitles.ts'
import { validateSpecMap } from './validateSpecMap.ts'

describe('the check', () => {
  const repository = {
    exists: (path: string) => ['src/a.ts', 'src/a.test.ts'].includes(path),
    exportsOf: () => new Set(['read']),
    titlesIn: () => new Set(['opens', 'closes | opens']),
  }
  const errors = (...lines: string[]) =>
    validateSpecMap(readSpecMap(lines.join('\n')), repository, { '1': lines.length })
  const good = '| 1.01 | a line | `src/a.ts` | `src/a.test.ts › opens` |'

  test('accepts built, waiting and empty rows', () => {
    expect(
      errors(
        good,
        '| 1.02 | another | `src/a.ts`<br>`src/a.ts` | `src/a.test.ts › closes \\| opens` |',
        '| 1.03 | a third | not built yet: vault | - |',
        '| 1.04 | a fourth | nothing to build: the spec does not show it | - |',
        '| 1.05 | a fifth | `lib/actions › read` | `src/a.test.ts › opens` |',
      ),
    ).toEqual([])
  })

  test.each([
    ['a built row without a test', '| 1.01 | a | `src/a.ts` | - |', 'is built and has no test'],
    ['a missing file', '| 1.01 | a | `src/b.ts` | `src/a.test.ts › opens` |', 'src/b.ts, which'],
    [
      'an action that is gone',
      '| 1.01 | a | `lib › r` | `src/a.test.ts › opens` |',
      'r, which lib',
    ],
    ['a missing test file', '| 1.01 | a | `src/a.ts` | `src/c.test.ts › opens` |', 'test file src'],
    ['a missing title', '| 1.01 | a | `src/a.ts` | `src/a.test.ts › shuts` |', "test 'shuts'"],
    ['a row without words', '| 1.01 |  | `src/a.ts` | `src/a.test.ts › opens` |', 'quotes nothing'],
    ['an unknown feature', '| 1.01 | a | not built yet: flying | - |', "waits for 'flying'"],
  ])('reports %s', (_name, line, error) => {
    expect(errors(line)).toEqual([expect.stringContaining(error)])
  })

  test('reports a duplicate id and a missing row', () => {
    expect(errors(good, good)).toEqual(['1.01 is used twice'])
    expect(validateSpecMap(readSpecMap(good), repository, { '1': 1, '2': 3 })).toEqual([
      'section 2 has 0 rows instead of 3',
    ])
  })

  test('refuses a row in the wrong format', () => {
    expect(() => readSpecMap('| 1.01 | a | src/a.ts | - |')).toThrow('Row 1.01')
    expect(() => readSpecMap('| 1.01 | a | `src/a.ts` |')).toThrow('3 cells')
    expect(() => readSpecMap('| 1.01 | a | `src/a.ts` | `src/a.test.ts: opens` |')).toThrow('title')
  })

  test('finds the titles of tests, not other words of the file', () => {
    const text = [
      "test('plain', () => {})",
      "it.each([1])('number %i', () => {})",
      `test.describe('group', () => { test(\`with \${name}\`, () => {}) })`,
      "const note = 'no title'",
    ].join('\n')
    const titles = testTitles('a.test.ts', text)
    expect(titles).toContain('plain')
    expect(titles).toContain('number %i')
    expect(titles).toContain(`with \${name}`)
    expect(titles).toContain(`group › with \${name}`)
    expect(titles).not.toContain('group')
    expect(titles).not.toContain('group › plain')
    expect(titles).not.toContain('no title')
  })
})

const libraries: Readonly<Record<string, ReadonlySet<string>>> = {
  '@wagmi/core': new Set(Object.keys(wagmiCore)),
  viem: new Set(Object.keys(viem)),
  'viem/actions': new Set(Object.keys(viemActions)),
}

test('every line of the spec is built and tested, or names the feature it waits for', () => {
  const root = join(import.meta.dirname, '..')
  const rows = readSpecMap(readFileSync(join(root, 'docs/spec-map.md'), 'utf8'))
  const titles = new Map<string, ReadonlySet<string>>()
  const errors = validateSpecMap(rows, {
    exists: (path) => existsSync(join(root, path)),
    exportsOf: (entry) => libraries[entry] ?? new Set(),
    titlesIn: (path) => {
      const known = titles.get(path) ?? testTitles(path, readFileSync(join(root, path), 'utf8'))
      titles.set(path, known)
      return known
    },
  })
  const count = (state: string) => rows.filter(({ where }) => where.state === state).length
  console.info(
    `Spec map: ${rows.length} lines, ${count('built')} built, ${count('later')} not built yet, ${count('nothing')} with nothing to build`,
  )
  expect(errors).toEqual([])
})
