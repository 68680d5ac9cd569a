import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { fakeDist } from '../testing/fakeDist.ts'
import { type ServeFilesOptions, serveFiles } from './serveFiles.ts'

const asset = '/assets/main-Ab12_-Cd.js'

function serverOf(root: string, options?: ServeFilesOptions) {
  const app = new Hono().get('*', serveFiles(root, options))
  return (path: string, accepted = '') =>
    app.request(`http://localhost:4700${path}`, { headers: { 'accept-encoding': accepted } })
}

describe('serveFiles', () => {
  it('notices when a file changes, is deleted or is restored', async () => {
    const root = await fakeDist()
    const get = serverOf(root)
    for (const path of ['/favicon.svg', asset]) {
      const first = await get(path)
      await writeFile(join(root, path), 'another')
      const second = await get(path)
      expect(await second.text()).toBe('another')
      expect(second.headers.get('etag')).not.toBe(first.headers.get('etag'))
      await rm(join(root, path))
      expect((await get(path)).status).toBe(404)
      await writeFile(join(root, path), 'new')
      expect(await (await get(path)).text()).toBe('new')
    }
  })

  it('serves files beyond its memory limit', async () => {
    const root = await fakeDist()
    const get = serverOf(root, { memoryBytes: 30 })
    for (const accepted of ['', 'br', 'gzip', '']) {
      const response = await get(asset, accepted)
      expect(await response.text()).toBe(
        accepted ? `${accepted === 'br' ? 'brotli' : accepted} bytes` : 'console.info("plain")',
      )
    }
  })

  it('computes the same ETag on every machine, and another one for each encoding', async () => {
    const tagsOf = async (accepted: string) => {
      const roots = [await fakeDist(), await fakeDist()]
      const answers = await Promise.all(roots.map((root) => serverOf(root)(asset, accepted)))
      return answers.map(({ headers }) => headers.get('etag'))
    }
    const [first, second] = await tagsOf('')
    expect(first).toMatch(/^"[\w-]{22}"$/)
    expect(second).toBe(first)
    expect((await tagsOf('br'))[0]).not.toBe(first)
  })

  it('answers many requests for a file that it reads for the first time', async () => {
    const get = serverOf(await fakeDist())
    const answers = await Promise.all(Array.from({ length: 50 }, () => get('/favicon.svg')))
    const texts = await Promise.all(answers.map((answer) => answer.text()))
    expect(new Set(texts)).toEqual(new Set(['<svg xmlns="http://www.w3.org/2000/svg"/>']))
  })

  it.each([
    ['/favicon.svg', 'favicon.svg'],
    ['/%66avicon.svg', 'favicon.svg'],
    ['/a%20b.txt', 'a b.txt'],
    ['/%C3%A9.txt', 'é.txt'],
    ['/.well-known/security.txt', '.well-known/security.txt'],
    ['/.well-known/a/b', '.well-known/a/b'],
  ])('finds %s', async (path, file) => {
    const get = serverOf(await fakeDist({ [file]: 'found' }))
    expect(await (await get(path)).text()).toBe('found')
  })

  const hidden = {
    '.env': '',
    'a/.git/config': '',
    '.well-known/.env': '',
    'a/.well-known/b': '',
    '.well-knownx': '',
  }

  it.each([
    '/',
    '/assets',
    '/assets/',
    '/../secret',
    '/%2e%2e/secret',
    '/..%2fsecret',
    '/%252e%252e/secret',
    '/..\\secret',
    '/assets%5c..%5c.secret',
    '/.env',
    '/%2eenv',
    '/%252eenv',
    '/a/.git/config',
    '/.well-known/',
    '/.well-known/.env',
    '/.well-known/../.env',
    '/.well-knownx',
    '/.WELL-KNOWN/a',
    '/a/.well-known/b',
    '//favicon.svg',
    '/assets//main-Ab12_-Cd.js',
    '/favicon.svg%00',
    '/favicon.svg%0a',
    '/%',
    '/%ff',
    '/c:/windows',
    `/${'a'.repeat(3000)}`,
  ])('refuses %s', async (path) => {
    const get = serverOf(await fakeDist(hidden))
    expect((await get(path)).status).toBe(404)
  })

  it('never leaves the folder and never serves a hidden file, for any path', async () => {
    const outer = await fakeDist({
      'root/a': 'inside',
      'root/a.a/a': 'inside',
      'root/.a': '',
      a: '',
    })
    const get = serverOf(join(outer, 'root'))
    const piece = fc.constantFrom('.', '..', '/', '%2e', '%2f', '%5c', '\\', 'a', '%', '%00', ':')
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 12 }), async (pieces) => {
        const response = await get(`/${pieces.join('')}`)
        if (response.status !== 404) expect(await response.text()).toBe('inside')
      }),
    )
  })
})
