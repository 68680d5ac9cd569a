import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '../../scripts/lib/root.mjs'
import { testTitles } from './testTitles.ts'

/** How many lines each section has, so that a lost row is noticed. */
const linesOfSection: Readonly<Record<string, number>> = {
  '1': 14,
  '2': 65,
  '3': 66,
  '4': 42,
  '5': 16,
  '6': 2,
  '7': 32,
  '8': 33,
  '9': 50,
}

/** Titles of all tests in files of a name. */
type TitlesIn = (file: string) => ReadonlySet<string>

function readRows(markdown: string) {
  const lines = markdown.split('\n').filter((line) => /^\| *\d+\.\d+ *\|/.test(line))
  return lines.map((line) => {
    const cells = line.split(/(?<!\\)\|/).slice(1, -1)
    const [id = '', quote = '', tests = ''] = cells.map((cell) =>
      cell.trim().replaceAll('\\|', '|'),
    )
    return { id, quote, tests }
  })
}

/** What is wrong with a row, one sentence each. */
function errorsOf(row: ReturnType<typeof readRows>[number], titlesIn: TitlesIn): string[] {
  if (row.quote === '') return [`${row.id} quotes nothing`]
  if (/^nothing to build: ./.test(row.tests)) return []
  return row.tests.split('<br>').flatMap((cell) => {
    const [, file = '', title = ''] = /^`(\S+) › (.+)`$/.exec(cell) ?? []
    if (title === '') return [`${row.id}: '${cell}' is not written as \`file › title\``]
    return titlesIn(file).has(title) ? [] : [`${row.id}: no file ${file} has a test '${title}'`]
  })
}

test('every line of the specification has a test', () => {
  const rows = readRows(readFileSync(join(import.meta.dirname, 'rows.md'), 'utf8'))
  const counts = Map.groupBy(rows, ({ id }) => id.split('.')[0] ?? '')
  expect(Object.fromEntries([...counts].map(([section, { length }]) => [section, length]))).toEqual(
    linesOfSection,
  )
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)

  const list = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n')
  const byName = Map.groupBy(
    list.filter((path) => /\.(?:test|spec)\.tsx?$/.test(path) && existsSync(join(root, path))),
    (path) => basename(path),
  )
  const known = new Map<string, ReadonlySet<string>>()
  const titlesIn: TitlesIn = (file) => {
    const titles =
      known.get(file) ??
      new Set(
        (byName.get(file) ?? []).flatMap((path) => [
          ...testTitles(path, readFileSync(join(root, path), 'utf8')),
        ]),
      )
    known.set(file, titles)
    return titles
  }
  expect(rows.flatMap((row) => errorsOf(row, titlesIn))).toEqual([])
})

describe('the check', () => {
  const errors = (line: string) =>
    readRows(line).flatMap((row) => errorsOf(row, () => new Set(['opens', 'a | b'])))

  test.each([
    '| 1.01 | a line | `a.test.ts › opens`<br>`a.test.ts › a \\| b` |',
    '| 1.02 | a line | nothing to build: it is not shown |',
  ])('accepts %s', (line) => {
    expect(errors(line)).toEqual([])
  })

  test.each([
    ['a row without a test', '| 1.01 | a | - |', 'is not written'],
    ['a missing title', '| 1.01 | a | `a.test.ts › shuts` |', "has a test 'shuts'"],
    ['a row without words', '| 1.01 |  | `a.test.ts › opens` |', 'quotes nothing'],
  ])('reports %s', (_name, line, error) => {
    expect(errors(line)).toEqual([expect.stringContaining(error)])
  })

  test('finds the titles of tests, not other words of the file', () => {
    const text = [
      "test('plain', () => {})",
      "it.each([1])('number %i', () => {})",
      `test.describe('group', () => { test(\`with \${name}\`, () => {}) })`,
      "const note = 'no title'",
    ].join('\n')
    const titles = testTitles('a.test.ts', text)
    for (const title of ['plain', 'number %i', `with \${name}`, `group › with \${name}`]) {
      expect(titles).toContain(title)
    }
    for (const title of ['group', 'group › plain', 'no title']) expect(titles).not.toContain(title)
  })
})
