import { expect, test } from 'vitest'
import { SourceFile } from './SourceFile.ts'

test('counts lines from 1, also behind characters of several bytes', () => {
  const file = new SourceFile('a.ts', "const a = '…🙂'\nconst b = 2\n")
  const start = file.program.body[1]?.start ?? 0
  expect(file.lineAt(0)).toBe(1)
  expect(file.lineAt(start)).toBe(2)
})

test('finds every way to import', () => {
  const file = new SourceFile(
    'a.ts',
    [
      "import a from 'one'",
      "import type { B } from 'two'",
      "import { type C } from 'three'",
      "export { d } from 'four'",
      "export type { E } from 'five'",
      "void import('six')",
      'void import(`seven`)',
      'void import(name)',
      "import 'eight'",
    ].join('\n'),
  )
  expect(
    file.imports.map(({ specifier, kind, typeOnly }) => `${specifier} ${kind} ${typeOnly}`).sort(),
  ).toEqual([
    'eight static false',
    'five static true',
    'four static false',
    'one static false',
    'seven dynamic false',
    'six dynamic false',
    'three static true',
    'two static true',
  ])
})
