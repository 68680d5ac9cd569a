import { execFileSync } from 'node:child_process'
import { dirname } from 'node:path/posix'
import { expect, test } from 'vitest'
import { root } from '../lib/root.mjs'

/** Source files in a folder, without tests, styles and subfolders. */
const limit = 20

/** One file per language or icon. */
const lists = /\/languages(?:\/|$)|^packages\/ui\/src\/icons$/

function crowded(paths: readonly string[]): readonly string[] {
  const sources = paths.filter((path) => /(?<!\.(?:test|spec))\.(?:m?[jt]s|[jt]sx)$/.test(path))
  return [...Map.groupBy(sources, dirname)]
    .filter(([folder, files]) => files.length > limit && !lists.test(folder))
    .map(([folder, files]) => `${folder}: ${files.length}`)
}

const tracked = () => execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n')

test('no folder has more than 20 source files', () => {
  expect(crowded(tracked()), 'Split these folders by what their files are for').toEqual([])
})

test('finds a folder of 21 source files, not of 20 and others, nor a list', () => {
  const sources = Array.from({ length: limit }, (_, index) => `kit/ui/${index}.ts`)
  const others = ['a.test.tsx', 'a.module.css', 'a.md', 'parts/a.ts'].map((p) => `kit/ui/${p}`)
  expect(crowded([...sources, ...others])).toEqual([])
  expect(crowded([...sources, 'kit/ui/a.tsx'])).toEqual(['kit/ui: 21'])
  expect(crowded(sources.map((path) => path.replace('ui', 'i18n/languages/texts')))).toEqual([])
})
