import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dirname, normalize } from 'node:path/posix'
import { docsUrl } from '@foyer/ui/errors/KitError.ts'
import { expect, test } from 'vitest'
import { root } from '../scripts/lib/root.mjs'
import { docsUrl as homepage, repositoryUrl } from '../scripts/packages/packages.ts'
import { fragmentsOf, githubSlug, siteSlug, withoutCode } from './headings.ts'

const tracked = (pattern: string) =>
  execFileSync('git', ['ls-files', '-z', '--', pattern], { cwd: root, encoding: 'utf8' })
    .split('\0')
    .filter((path) => path !== '' && existsSync(join(root, path)))

const read = (path: string) => readFileSync(join(root, path), 'utf8')
const pages = tracked('*.md')

/** Whether a page has a heading of this fragment, wherever it is read. */
function hasHeading(page: string, fragment: string): boolean {
  const slugs = page.startsWith('docs/') ? [githubSlug, siteSlug] : [githubSlug]
  return slugs.every((slug) => fragmentsOf(read(page), slug).has(fragment))
}

function leadsSomewhere(link: string, from: string): boolean {
  const [path = '', fragment] = decodeURI(link).split('#')
  const target = path === '' ? from : normalize(join(dirname(from), path))
  if (!existsSync(join(root, target))) return false
  return fragment === undefined || hasHeading(target, fragment)
}

test.each(pages)('%s: every relative link leads to a file and a heading', (page) => {
  const text = withoutCode(read(page)).replace(/`[^`\n]+`/g, '')
  const links = [...text.matchAll(/\]\(([^)\s]+)\)|(?<!:)(?:href|src)="([^"]+)"/g)]
    .map(([, inText, inHtml]) => inText ?? inHtml ?? '')
    .filter((link) => !/^(?:[a-z]+:|\/)/.test(link))
  expect(links.filter((link) => !leadsSomewhere(link, page))).toEqual([])
})

test('every page is plain Markdown: what only the site understands would be shown as text', () => {
  const special = pages.flatMap((page) =>
    withoutCode(read(page))
      .split('\n')
      .filter((line) => /^:::|^#+ .*\{#[^}]+\}/.test(line))
      .map((line) => `${page}: ${line}`),
  )
  expect(special).toEqual([])
})

/** The sources and manuals of the packages, which are read without this repository. */
const published = tracked('packages/*').filter(
  (path) => /\/README\.md$|\/src\/.*\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path),
)

test('every address of the guides in the packages leads to a page and a heading', () => {
  const address = new RegExp(`${docsUrl}/([\\w/-]+(?:#[\\w-]+)?)`, 'g')
  const links = published.flatMap((path) =>
    [
      ...read(path)
        .replace(/\$\{docsUrl\}/g, docsUrl)
        .matchAll(address),
    ].map(([, link = '']) => link),
  )
  expect(links.length).toBeGreaterThan(10)
  const dead = links.filter((link) => {
    const [page, fragment] = link.split('#')
    const file = `docs/${page}.md`
    if (!existsSync(join(root, file))) return true
    return fragment !== undefined && !hasHeading(file, fragment)
  })
  expect(dead).toEqual([])
})

test('the packages name guides and examples by an address only', () => {
  const without = published.flatMap((path) => {
    const text = read(path).replace(/https:\/\/[^\s)]+/g, '')
    const named = path.endsWith('.md') ? /\b(?:docs|examples)\/\S*|\]\(\.\S*/g : /\bdocs, ["“]/g
    return [...text.matchAll(named)].map(([found]) => `${path}: ${found}`)
  })
  expect(without).toEqual([])
})

test('every package’s manual links to the guides, and all of them to the same site', () => {
  const manuals = published.filter((path) => path.endsWith('.md'))
  const silent = manuals.filter((path) => !read(path).includes(docsUrl))
  expect(silent).toEqual([])
  const hosts = published.flatMap((path) => [
    ...read(path).matchAll(/https:\/\/[\w.]*foyer\.dev\S{5}/g),
  ])
  expect([...new Set([homepage, ...hosts.map(([address]) => address)])]).toEqual([docsUrl])
})

test('every address of a file in the repository leads to it', () => {
  const address = new RegExp(`${repositoryUrl}/(?:blob|tree)/main/([\\w./-]+)`, 'g')
  const files = pages.flatMap((page) =>
    [...read(page).matchAll(address)].map(([, path = '']) => path),
  )
  expect(files).not.toEqual([])
  expect(files.filter((path) => !existsSync(join(root, path)))).toEqual([])
})
