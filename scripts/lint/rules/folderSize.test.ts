import { expect, test } from 'vitest'
import { findings } from './findings.ts'
import { folderSizeRule } from './folderSize.ts'

/** Checks a folder with this number of source files, and the given other files. */
const check = (folder: string, count: number, others: readonly string[] = []) => {
  const sources = Array.from({ length: count }, (_, index) => `${folder}/file${index}.ts`)
  return findings(folderSizeRule, Object.fromEntries([...sources, ...others].map((p) => [p, ''])))
}

test('reports a folder of more than 20 source files', () => {
  expect(check('packages/kit/src/ui', 21)).toEqual([
    'packages/kit/src/ui/file0.ts:1 packages/kit/src/ui has 21 source files: split it by what they are for',
  ])
})

test('accepts 20, and counts no tests, styles and subfolders', () => {
  const others = ['a.test.tsx', 'a.module.css', 'a.md', 'parts/a.ts']
  expect(
    check(
      'packages/kit/src/ui',
      20,
      others.map((p) => `packages/kit/src/ui/${p}`),
    ),
  ).toEqual([])
})

test.each([
  'packages/kit/src/wallets/definitions',
  'packages/kit/src/ui/icons',
  'packages/kit/src/i18n/languages/texts',
  'packages/testkit/src/demo-wallet/languages',
])('accepts the list %s', (folder) => {
  expect(check(folder, 60)).toEqual([])
})
