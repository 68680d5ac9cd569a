import { readFileSync } from 'node:fs'
import * as errors from '@foyer/kit/errors'
import { expect, test } from 'vitest'
import { compileDocs } from '../scripts/docs/compileDocs.ts'

/** Blocks that are not compiled, each with the reason given on the page. */
const exempt = [
  'docs/for-dapp-teams.md: its page and texts are the reader’s',
  "docs/for-dapp-teams.md: its file name is Next's",
  "docs/recipes/sign-in.md: its file name is Next's",
]

test('every sample of the documentation compiles', async () => {
  const docs = await compileDocs()
  expect(docs.errors).toEqual([])
  expect(docs.compiled).toBeGreaterThan(40)
  const withoutLines = docs.exempt.map((text) => text.replace(/:\d+: /, ': '))
  expect(withoutLines.sort()).toEqual([...exempt].sort())
}, 240_000)

test('every error class has a documented section', () => {
  const page = readFileSync(new URL('./errors.md', import.meta.url), 'utf8')
  const sections = [...page.matchAll(/^### (\w+)$/gm)].map(([, name]) => name)
  const classes = Object.keys(errors).filter((name) => name !== 'KitError')
  expect(sections.sort()).toEqual(classes.sort())
})
