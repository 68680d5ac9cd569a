import { expect, test } from 'vitest'
import { codeBlocks } from './codeBlocks.ts'

test('finds the blocks with their location, file, preamble and exemption', () => {
  const found = codeBlocks(`# Title

<!-- with
import { a } from './a.ts'
-->
\`\`\`ts [src/b.ts]
export const b = a
\`\`\`

1. In a list
   \`\`\`tsx nocheck: needs a framework
   const page = <p />
   \`\`\`

\`\`\`sh
npm install
\`\`\`
`)
  expect(found).toEqual([
    {
      language: 'ts',
      file: 'src/b.ts',
      line: 7,
      code: 'export const b = a',
      exempt: undefined,
      preamble: "import { a } from './a.ts'",
    },
    {
      language: 'tsx',
      file: undefined,
      line: 12,
      code: 'const page = <p />',
      exempt: 'needs a framework',
      preamble: '',
    },
  ])
})

test('a preamble applies to the next block only', () => {
  const found = codeBlocks('<!-- with\nconst a = 1\n-->\n\ntext\n\n```ts\na\n```\n')
  expect(found[0]?.preamble).toBe('')
})
