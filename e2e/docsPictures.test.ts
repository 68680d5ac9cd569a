import { globSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, normalize } from 'node:path'
import { expect, test } from 'vitest'
import { docsPictures, maxPictureSize } from './docsPictures.ts'
import { views } from './views.ts'

const root = join(import.meta.dirname, '..')
const folder = 'docs/images'

test('every picture of the docs is one that the gallery writes, of a view that exists', () => {
  const written = docsPictures.map(({ file }) => file).toSorted()
  expect(readdirSync(join(root, folder)).filter((name) => name.endsWith('.webp'))).toEqual(written)
  expect(views.map(({ name }) => name)).toEqual(
    expect.arrayContaining(docsPictures.map(({ view }) => view)),
  )
})

test('every picture is shown on a page, with a description', () => {
  const shown = new Set<string>()
  const pages = globSync(['README.md', 'docs/**/*.md'], {
    cwd: root,
    exclude: ['**/node_modules/**', 'docs/reference/**'],
  })
  for (const page of pages) {
    const text = readFileSync(join(root, page), 'utf8')
    for (const [, description, path] of text.matchAll(/!\[([^\]]*)\]\(([^)]+\.webp)\)/g)) {
      expect(description, `${page}: ${path}`).not.toBe('')
      shown.add(normalize(join(page, '..', path ?? '')))
    }
  }
  const written = docsPictures.map(({ file }) => join(folder, file))
  expect([...shown].toSorted()).toEqual(written.toSorted())
})

test.each(docsPictures)('$file is small', ({ file }) => {
  expect(statSync(join(root, folder, file)).size).toBeLessThanOrEqual(maxPictureSize)
})
