import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { fragmentsOf, githubSlug, siteSlug } from './headings.ts'

const files = ['kit', 'ui']
  .map((name) => join(import.meta.dirname, `../packages/${name}/src/errors`))
  .flatMap((folder) => readdirSync(folder).map((file) => join(folder, file)))
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))

/** The path of every `docsPath` in the kit's errors, with its file. */
const paths = files.flatMap((file) => {
  const text = readFileSync(file, 'utf8')
  return [...text.matchAll(/docsPath: '([^']+)'/g)].map(
    ([, path = '']) => [basename(file), path] as const,
  )
})

test.each(paths)('%s links to a heading of the guides: %s', (_file, path) => {
  const [page = '', heading] = path.slice(1).split('#')
  const text = readFileSync(join(import.meta.dirname, `${page}.md`), 'utf8')
  for (const slug of [githubSlug, siteSlug]) {
    expect([...fragmentsOf(text, slug)]).toContain(heading)
  }
})

test('every error with a docs page is covered by this test', () => {
  expect(paths.length).toBeGreaterThan(15)
  const texts = files.filter((file) => !file.endsWith('KitError.ts'))
  const mentions = texts.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/docsPath/g)])
  expect(mentions).toHaveLength(paths.length)
})
