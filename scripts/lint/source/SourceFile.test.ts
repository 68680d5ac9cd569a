import { expect, test } from 'vitest'
import { SourceFile } from './SourceFile.ts'

test('counts lines from 1, also after multi-byte characters', () => {
  const file = new SourceFile('a.ts', "const a = '…🙂'\nconst b = 2\n")
  const start = file.program.body[1]?.start ?? 0
  expect(file.lineAt(0)).toBe(1)
  expect(file.lineAt(start)).toBe(2)
})
