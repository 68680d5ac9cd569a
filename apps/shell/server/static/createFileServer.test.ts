import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { fakeDist } from '../testing/fakeDist.ts'
import { createFileServer } from './createFileServer.ts'

const asset = '/assets/main-Ab12_-Cd.js'

function requestFor(path: string, accepted = ''): Request {
  return new Request(`http://localhost:4700${path}`, { headers: { 'accept-encoding': accepted } })
}

describe('createFileServer', () => {
  it('reads immutable files from disk once', async () => {
    const root = await fakeDist()
    const serve = createFileServer(root)
    for (const accepted of ['', 'br']) {
      const first = await serve(requestFor(asset, accepted))
      await rm(join(root, asset + (accepted ? '.br' : '')))
      const second = await serve(requestFor(asset, accepted))
      expect(await second?.text()).toBe(await first?.text())
      expect(second?.headers.get('etag')).toBe(first?.headers.get('etag'))
    }
  })

  it('remembers a file once, however its address is escaped, so that visitors cannot fill up the memory', async () => {
    const root = await fakeDist()
    const serve = createFileServer(root)
    await serve(requestFor(asset))
    await rm(join(root, asset))
    const escaped = await serve(requestFor(asset.replace('main', '%6d%61i%6E')))
    expect(escaped?.status).toBe(200)
  })

  it('notices when any other file changes or is deleted', async () => {
    const root = await fakeDist()
    const serve = createFileServer(root)
    const first = await serve(requestFor('/favicon.svg'))
    await writeFile(join(root, 'favicon.svg'), '<svg>another</svg>')
    const second = await serve(requestFor('/favicon.svg'))
    expect(await second?.text()).toBe('<svg>another</svg>')
    expect(second?.headers.get('etag')).not.toBe(first?.headers.get('etag'))
    await rm(join(root, 'favicon.svg'))
    expect(await serve(requestFor('/favicon.svg'))).toBeUndefined()
  })

  it('keeps the most recently used files within its memory limit', async () => {
    const [a, b, c] = ['/assets/a-12345678.js', '/assets/b-12345678.js', '/assets/c-12345678.js']
    const files = Object.fromEntries([a, b, c].map((path) => [path, 'x'.repeat(100)]))
    const root = await fakeDist(files)
    const serve = createFileServer(root, { memoryBytes: 250 })
    for (const path of [a, b, a, c]) await serve(requestFor(path))
    for (const path of [a, b, c]) await rm(join(root, path))
    expect((await serve(requestFor(a)))?.status).toBe(200)
    expect((await serve(requestFor(c)))?.status).toBe(200)
    expect(await serve(requestFor(b))).toBeUndefined()
  })

  it('finds a file that a newer build restored', async () => {
    const root = await fakeDist()
    const serve = createFileServer(root, { memoryBytes: 0 })
    expect((await serve(requestFor(asset)))?.status).toBe(200)
    await rm(join(root, asset))
    expect(await serve(requestFor(asset))).toBeUndefined()
    await writeFile(join(root, asset), 'new')
    expect(await (await serve(requestFor(asset)))?.text()).toBe('new')
  })

  it('computes the same ETag on every machine', async () => {
    const tags = await Promise.all(
      [await fakeDist(), await fakeDist()].map(async (root) => {
        const response = await createFileServer(root)(requestFor('/favicon.svg'))
        return response?.headers.get('etag')
      }),
    )
    expect(tags[0]).toMatch(/^"[\w-]{22}"$/)
    expect(tags[1]).toBe(tags[0])
  })
})
