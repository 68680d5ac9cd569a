import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fragmentsOf, githubSlug, siteSlug } from './headings.ts'

const errors = join(import.meta.dirname, '../packages/kit/src/errors')

/** The path of every `docsPath` in the kit's errors, with its file. */
const paths = readdirSync(errors)
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .flatMap((file) => {
    const text = readFileSync(join(errors, file), 'utf8')
    return [...text.matchAll(/docsPath: '([^']+)'/g)].map(([, path = '']) => [file, path] as const)
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
  const texts = readdirSync(errors).filter((file) => !/KitError|[.]test[.]/.test(file))
  const mentions = texts.flatMap((file) => [
    ...readFileSync(join(errors, file), 'utf8').matchAll(/docsPath/g),
  ])
  expect(mentions).toHaveLength(paths.length)
})
