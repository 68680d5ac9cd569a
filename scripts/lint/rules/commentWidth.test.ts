import { expect, test } from 'vitest'
import { commentWidthRule } from './commentWidth.ts'
import { findings } from './findings.ts'

const check = (path: string, text: string) => findings(commentWidthRule, { [path]: text })
const words = 'word '.repeat(20)

test.each([
  ['a.ts', `\n// ${words}.`],
  ['a.ts', `\nconst a = 1 // ${words}.`],
  ['a.mjs', `/**\n * ${words}.\n */`],
  ['a.tsx', `const a = (\n<p>{/* ${words}. */}</p>)`],
  ['a.css', `.a {}\n/* ${words}. */`],
  ['a.sol', `contract A {\n  /// ${words}.\n}`],
])('in %s, %j is reported', (path, text) => {
  expect(check(path, text)).toEqual([`${path}:2 comment over 100 columns: wrap it`])
})

test.each([
  ['a.ts', `/${'*'.repeat(98)}/`],
  ['a.ts', `const a = '// ${words}'`],
  ['a.ts', `// biome-ignore lint/suspicious/noAssignInExpressions: ${words}`],
  ['a.css', `/* stylelint-disable-next-line plugin/some-rule -- ${words} */`],
  ['a.ts', `// See https://example.org/${'a'.repeat(90)}`],
  ['a.md', `// ${words}.`],
  ['a.tsx', `<<<< // ${words}.`],
])('in %s, %j is accepted', (path, text) => {
  expect(check(path, text)).toEqual([])
})
