import { utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it, vi } from 'vitest'
import { chains } from '../../config/chains.ts'
import { parseDeployment } from '../../config/deployment.ts'
import { silentLogger } from '../logger.ts'
import { fakeDist, fakeIndex } from '../testing/fakeDist.ts'
import { navigation, subresource, testApp } from '../testing/testApp.ts'

async function deploymentOf(response: Response) {
  const html = await response.text()
  return parseDeployment(/application\/json">(.*?)<\/script>/s.exec(html)?.[1] ?? null)
}

describe('the page', () => {
  it('contains the demo deployment: two endpoints and a WebSocket per chain, on this origin', async () => {
    const response = await (await testApp()).fetch(navigation('/'))
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe('no-cache')
    expect(await deploymentOf(response)).toEqual({
      mode: 'demo',
      instanceId: 'test-instance',
      publicUrl: 'http://localhost:4700',
      walletConnect: { projectId: '0'.repeat(32), relayUrl: 'ws://localhost:4700/demo/relay' },
      chains: [
        {
          id: 1,
          rpcUrls: ['http://localhost:4700/rpc/1/a', 'http://localhost:4700/rpc/1/b'],
          webSocketUrls: ['ws://localhost:4700/rpc/1/ws'],
          explorerUrl: 'http://localhost:4700/explorer/1',
          explorerName: 'Foyer Explorer',
        },
      ],
    })
  })

  it('contains the public endpoints and explorers in production', async () => {
    const app = await testApp({ mode: 'production', publicUrl: 'https://app.example.org' })
    const deployment = await deploymentOf(await app.fetch(navigation('https://app.example.org/')))
    expect(deployment).toMatchObject({ mode: 'production', instanceId: 'production' })
    expect(deployment.chains).toEqual(
      chains.map(({ blockExplorers, id, rpcUrls: { default: urls } }) => ({
        id,
        rpcUrls: urls.http,
        ...(urls.webSocket ? { webSocketUrls: urls.webSocket } : {}),
        explorerUrl: blockExplorers?.default.url,
        explorerName: blockExplorers?.default.name,
      })),
    )
  })

  it.each([
    '/index.html',
    '/%69ndex.html',
    '/networks',
    '/no/such/page',
    '/page.with.dots',
    '/%zz',
  ])('is returned to a browser that opens %s', async (path) => {
    const response = await (await testApp()).fetch(navigation(path))
    expect(response.status).toBe(200)
    expect((await deploymentOf(response)).mode).toBe('demo')
  })

  it('is returned to browsers that send no fetch metadata', async () => {
    const request = new Request('http://localhost:4700/networks', {
      headers: { host: 'localhost:4700', accept: 'text/html' },
    })
    expect((await (await testApp()).fetch(request)).status).toBe(200)
  })

  it.each([
    ['anything', { accept: '*/*' }],
    ['what they do not name', {}],
    ['anything, and fetch as Node does', { accept: '*/*', 'sec-fetch-mode': 'cors' }],
  ])('is returned to clients that accept %s', async (_, headers: Record<string, string>) => {
    const request = new Request('http://localhost:4700/networks', {
      headers: { host: 'localhost:4700', ...headers },
    })
    expect((await (await testApp()).fetch(request)).status).toBe(200)
  })

  it.each([
    ['a script', subresource('/networks')],
    ['a missing asset', navigation('/assets/old-12345678.js')],
    ['a missing picture', navigation('/images/none.svg')],
    ['a chain path', navigation('/rpc')],
    ['a demo path', navigation('/demo/none')],
    ['a hidden file', subresource('/.secret')],
    ['a missing file for other programs', navigation('/.well-known/security.txt')],
    ['a way out of the folder', subresource('/..%2f..%2fpackage.json')],
  ])('is not returned to %s, which gets a 404', async (_, request) => {
    const response = await (await testApp()).fetch(request)
    expect(response.status).toBe(404)
    expect(await response.text()).toBe('Not found.\n')
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  it('has the status 404 at an address without a page, which the build knows', async () => {
    const layouts = JSON.stringify({ '/': 'home', '/networks': 'networks', '*': 'none' })
    const app = await testApp({ distDir: await fakeDist({ '.prerendered/en.json': layouts }) })
    const open = (path: string, headers = {}) => app.fetch(navigation(path, headers))
    for (const path of ['/', '/networks', '/Networks/', '/demo/phone']) {
      expect((await open(path)).status, path).toBe(200)
    }
    const missing = await open('/no/such/page')
    expect(missing.status).toBe(404)
    expect((await deploymentOf(missing)).mode).toBe('demo')
    const etag = missing.headers.get('etag') ?? ''
    expect((await open('/no/such/page', { 'if-none-match': etag })).status).toBe(404)
  })

  it('is compressed if the browser accepts it, and revalidated with 304', async () => {
    const app = await testApp()
    const plain = await (await app.fetch(navigation('/'))).text()
    const br = await app.fetch(navigation('/', { 'accept-encoding': 'gzip, br' }))
    expect(br.headers.get('content-encoding')).toBe('br')
    expect(br.headers.get('vary')).toBe('Accept-Encoding, Accept-Language, Cookie')
    expect(brotliDecompressSync(await br.arrayBuffer()).toString()).toBe(plain)
    const gzip = await app.fetch(navigation('/', { 'accept-encoding': 'gzip' }))
    expect(gunzipSync(await gzip.arrayBuffer()).toString()).toBe(plain)
    const etag = br.headers.get('etag') ?? ''
    const again = await app.fetch(
      navigation('/', { 'accept-encoding': 'br', 'if-none-match': etag }),
    )
    expect(again.status).toBe(304)
    expect(again.headers.get('content-security-policy')).toContain('app.safe.global')
    const other = await app.fetch(navigation('/', { 'if-none-match': etag }))
    expect(other.status).toBe(200)
  })

  it('has the visitor’s language and direction; a saved choice wins over the browser’s', async () => {
    const app = await testApp()
    const opening = async (headers: Record<string, string>) => {
      const response = await app.fetch(navigation('/', headers))
      const tag = /<html[^>]*>/.exec(await response.text())?.[0]
      return [tag, response.headers.get('content-language')]
    }
    const german = { 'accept-language': 'de-AT,de;q=0.9,en;q=0.8' }
    expect(await opening(german)).toEqual(['<html lang="de" dir="ltr">', 'de'])
    expect(await opening({ ...german, cookie: 'foyer-language=ar' })).toEqual([
      '<html lang="ar" dir="rtl">',
      'ar',
    ])
    expect(await opening({})).toEqual(['<html lang="en" dir="ltr">', 'en'])
  })

  it('has a different ETag in another language', async () => {
    const app = await testApp()
    const english = await app.fetch(navigation('/'))
    const etag = english.headers.get('etag') ?? ''
    const headers = { 'if-none-match': etag, 'accept-language': 'de' }
    expect((await app.fetch(navigation('/', headers))).status).toBe(200)
    expect((await app.fetch(navigation('/', { 'if-none-match': etag }))).status).toBe(304)
  })

  it('is prepared once for all visitors who arrive together after a start', async () => {
    const text = Array.from({ length: 500 }, (_, index) => `<p>${Math.sin(index)}</p>`).join('')
    const files = { 'index.html': fakeIndex.replace('</body>', `${text}</body>`) }
    const app = await testApp({ distDir: await fakeDist(files) })
    /** In ms. */
    const timeOfCrowd = async () => {
      const before = process.threadCpuUsage()
      const headers = { 'accept-encoding': 'br' }
      await Promise.all(Array.from({ length: 200 }, () => app.fetch(navigation('/', headers))))
      const { user, system } = process.threadCpuUsage(before)
      return (user + system) / 1000
    }
    const first = await timeOfCrowd()
    expect(first).toBeLessThan(3 * (await timeOfCrowd()) + 100)
  })

  it('is prepared in every language before the server says that it is ready', async () => {
    const app = await testApp()
    expect((await app.fetch(subresource('/readyz'))).status).toBe(200)
    const distDir = await fakeDist({ 'index.html': '<p>no place</p>' })
    const error = vi.fn()
    const broken = await testApp({ distDir, logger: { ...silentLogger, error } })
    const response = await broken.fetch(subresource('/readyz'))
    expect(response.status).toBe(503)
    expect(await response.json()).toEqual({ status: 'waiting', for: 'pages' })
    expect(error).toHaveBeenCalledExactlyOnceWith('The pages cannot be prepared', expect.any(Error))
  })

  it('is reread after a build', async () => {
    const distDir = await fakeDist()
    const app = await testApp({ distDir })
    const before = (await app.fetch(navigation('/'))).headers.get('etag')
    const path = join(distDir, 'index.html')
    await writeFile(path, '<script id="foyer-deployment"></script>new')
    await utimes(path, new Date(), new Date(Date.now() + 5000))
    const response = await app.fetch(navigation('/'))
    expect(await response.text()).toMatch(/new$/)
    expect(response.headers.get('etag')).not.toBe(before)
  })

  it('fails with a generic message and one log line, without internal details', async () => {
    const error = vi.fn()
    const distDir = await fakeDist({ 'index.html': '<p>no place</p>' })
    const app = await testApp({ distDir, logger: { ...silentLogger, error } })
    const response = await app.fetch(navigation('/'))
    expect(response.status).toBe(500)
    expect(await response.text()).toBe('Something went wrong on the server.\n')
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(error).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(/^GET \/ failed \(request [\w-]{36}\)$/),
      expect.any(Error),
    )
  })
})
