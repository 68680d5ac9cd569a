import { utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it, vi } from 'vitest'
import { chains } from '../config/chains.ts'
import { parseDeployment } from '../config/deployment.ts'
import { silentLogger } from './logger.ts'
import { crossOriginPaths } from './static/crossOriginPaths.ts'
import { fakeDist } from './testing/fakeDist.ts'
import { navigation, subresource, testApp } from './testing/testApp.ts'

const asset = '/assets/main-Ab12_-Cd.js'

async function deploymentOf(response: Response) {
  const html = await response.text()
  return parseDeployment(/application\/json">(.*?)<\/script>/s.exec(html)?.[1] ?? null)
}

describe('headers', () => {
  it.each([
    ['the page', navigation('/')],
    ['a page that the app draws', navigation('/networks')],
    ['an asset', subresource(asset)],
    ['something that is missing', subresource('/nothing.js')],
    ['the health check', subresource('/healthz')],
    ['a chain', subresource('/rpc/1')],
    ['the explorer', navigation('/explorer/1/tx/0x')],
    ['an avatar', subresource('/demo/avatars/alice.png')],
    ['a redirect', navigation('http://127.0.0.1:4700/')],
    ['a refused method', new Request('http://localhost:4700/', { method: 'POST' })],
  ])('%s carries all of them', async (_, request) => {
    const { headers } = await (await testApp()).fetch(request)
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'")
    expect(policy).toContain("trusted-types 'none'; require-trusted-types-for 'script'")
    expect(policy).toContain("connect-src 'self' ws://localhost:4700;")
    expect(policy).not.toContain('unsafe')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups')
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('same-origin')
    expect(headers.get('permissions-policy')).toMatch(
      /^accelerometer=\(\), camera=\(\), .*usb=\(\)$/,
    )
    expect(headers.get('strict-transport-security')).toBeNull()
    expect(headers.get('x-frame-options')).toBeNull()
    expect(headers.get('set-cookie')).toBeNull()
    expect(headers.get('access-control-allow-origin')).toBeNull()
  })

  it('let only the site itself and Safe frame its pages, and nothing frame other responses', async () => {
    const app = await testApp()
    const ancestors = async (request: Request) =>
      /frame-ancestors ([^;]+)/.exec(
        (await app.fetch(request)).headers.get('content-security-policy') ?? '',
      )?.[1]
    expect(await ancestors(navigation('/'))).toBe("'self' https://app.safe.global")
    expect(await ancestors(navigation('/activity'))).toBe("'self' https://app.safe.global")
    expect(await ancestors(subresource(asset))).toBe("'none'")
    expect(await ancestors(subresource('/rpc/1'))).toBe("'none'")
    expect(await ancestors(navigation('/explorer/1/tx/0x'))).toBe("'none'")
  })

  it('set HSTS if the site is served over https', async () => {
    const app = await testApp({ mode: 'production', publicUrl: 'https://app.example.org' })
    const { headers } = await app.fetch(navigation('https://app.example.org/'))
    expect(headers.get('strict-transport-security')).toBe('max-age=63072000')
  })

  it('let a production page reach the configured endpoints and picture hosts, and nothing else', async () => {
    const app = await testApp({ mode: 'production', publicUrl: 'https://app.example.org' })
    const { headers } = await app.fetch(navigation('https://app.example.org/'))
    const sources = /connect-src ([^;]+)/.exec(headers.get('content-security-policy') ?? '')?.[1]
    const expected = chains.flatMap(({ rpcUrls: { default: urls } }) =>
      [...urls.http, ...(urls.webSocket ?? [])].map((url) => {
        const { protocol, host } = new URL(url)
        return `${protocol}//${host}`
      }),
    )
    const pictures = ['https://metadata.ens.domains', 'https://ipfs.io']
    expect(new Set(sources?.split(' '))).toEqual(
      new Set(["'self'", 'wss://app.example.org', ...expected, ...pictures]),
    )
  })

  it('include the sources that features declare', async () => {
    const app = await testApp({
      policies: [{ connect: ['wss://relay.example'], reason: 'A test.' }],
    })
    const { headers } = await app.fetch(navigation('/'))
    expect(headers.get('content-security-policy')).toContain(' wss://relay.example; frame-src')
  })

  it('answer a cross-origin preflight without allowing it', async () => {
    const app = await testApp()
    const response = await app.fetch(
      new Request('http://localhost:4700/rpc/1', {
        method: 'OPTIONS',
        headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
      }),
    )
    expect(response.status).toBe(405)
    expect(response.headers.get('access-control-allow-origin')).toBeNull()
  })

  it('allow other origins to read the manifest and its icons only', async () => {
    const distDir = await fakeDist({
      'manifest.json': '{"iconPath":"favicon.svg"}',
      'a.json': '{}',
    })
    const app = await testApp({ distDir, crossOriginPaths: await crossOriginPaths(distDir) })
    for (const path of ['/manifest.json', '/favicon.svg']) {
      const { headers } = await app.fetch(subresource(path, { origin: 'https://app.safe.global' }))
      expect(headers.get('access-control-allow-origin')).toBe('*')
      expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    }
    const { headers } = await app.fetch(subresource('/a.json'))
    expect(headers.get('access-control-allow-origin')).toBeNull()
  })

  it('let a wallet display the icons of the site and its networks', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>'
    const distDir = await fakeDist({
      'images/chains/base.svg': svg,
      'images/wallets/demo.svg': svg,
      'assets/base-Ab12_-Cd.svg': svg,
    })
    const app = await testApp({ distDir })
    const policyOf = async (path: string) => {
      const { headers, status } = await app.fetch(subresource(path, { 'sec-fetch-dest': 'image' }))
      return [status, headers.get('cross-origin-resource-policy')]
    }
    for (const path of ['/favicon.svg', '/images/chains/base.svg', '/images/wallets/demo.svg']) {
      expect(await policyOf(path), path).toEqual([200, 'cross-origin'])
    }
    expect(await policyOf('/assets/main-Ab12_-Cd.js')).toEqual([200, 'same-origin'])
    expect(await policyOf('/assets/base-Ab12_-Cd.svg')).toEqual([200, 'same-origin'])
    expect(await policyOf('/images/missing.svg')).toEqual([404, 'same-origin'])
  })
})

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
          explorerName: 'local explorer',
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
    ['a way out of the folder', subresource('/..%2f..%2fpackage.json')],
  ])('is not returned to %s, which gets a 404', async (_, request) => {
    const response = await (await testApp()).fetch(request)
    expect(response.status).toBe(404)
    expect(await response.text()).toBe('Not found.\n')
    expect(response.headers.get('cache-control')).toBe('no-store')
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

describe('files', () => {
  it('caches hashed assets as immutable and revalidates everything else', async () => {
    const app = await testApp()
    const hashed = await app.fetch(subresource(asset))
    expect(hashed.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(hashed.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    const icon = await app.fetch(subresource('/favicon.svg'))
    expect(icon.headers.get('cache-control')).toBe('no-cache')
    expect(icon.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8')
  })

  it.each([
    ['br, gzip', 'br', 'brotli bytes'],
    ['gzip', 'gzip', 'gzip bytes'],
    ['gzip, zstd', 'zstd', 'zstd bytes'],
    ['br;q=0, gzip', 'gzip', 'gzip bytes'],
    ['', null, 'console.info("plain")'],
  ])('serves the compressed twin for Accept-Encoding %j', async (accepted, encoding, body) => {
    const response = await (await testApp()).fetch(
      subresource(asset, { 'accept-encoding': accepted }),
    )
    expect(response.headers.get('content-encoding')).toBe(encoding)
    expect(response.headers.get('vary')).toBe('Accept-Encoding')
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(await response.text()).toBe(body)
  })

  it('falls back to a compressed twin that exists', async () => {
    const response = await (await testApp()).fetch(
      subresource('/assets/only-gz-Ab12_-Cd.css', { 'accept-encoding': 'br, gzip' }),
    )
    expect(response.headers.get('content-encoding')).toBe('gzip')
  })

  it('answers 304 for a matching ETag of the same encoding only', async () => {
    const app = await testApp()
    const etag = (await app.fetch(subresource(asset))).headers.get('etag') ?? ''
    const same = await app.fetch(subresource(asset, { 'if-none-match': `"x", W/${etag}` }))
    expect(same.status).toBe(304)
    const br = await app.fetch(
      subresource(asset, { 'if-none-match': etag, 'accept-encoding': 'br' }),
    )
    expect(br.status).toBe(200)
  })

  it('answers HEAD like GET, without the body', async () => {
    const request = new Request(`http://localhost:4700${asset}`, { method: 'HEAD' })
    const response = await (await testApp()).fetch(request)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-length')).toBe('21')
    expect(await response.text()).toBe('')
  })

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('answers %s with 405', async (method) => {
    const request = new Request('http://localhost:4700/', { method })
    const response = await (await testApp()).fetch(request)
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('GET, HEAD')
  })
})

describe('the public address', () => {
  it.each([
    ['http://127.0.0.1:4700/networks?x=1', 'http://localhost:4700/networks?x=1'],
    ['http://[::1]:4700/', 'http://localhost:4700/'],
    ['http://localhost:4701/', 'http://localhost:4700/'],
    ['http://127.0.0.1:4700//evil.example/', 'http://localhost:4700//evil.example/'],
  ])('is the redirect target for %s', async (url, target) => {
    const response = await (await testApp()).fetch(navigation(url))
    expect(response.status).toBe(307)
    // Kept by the browser it would outlive a change of the public address, and send visitors round
    // in circles.
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('location')).toBe(target)
  })

  it('is not enforced for data requests, health checks or behind a proxy that forwards the host', async () => {
    const app = await testApp()
    const foreign = { host: '127.0.0.1:4700' }
    expect((await app.fetch(subresource(asset, foreign))).status).toBe(200)
    expect((await app.fetch(subresource('/healthz', foreign))).status).toBe(200)
    const proxied = navigation('/', { host: 'inside:80', 'x-forwarded-host': 'localhost:4700' })
    expect((await app.fetch(proxied)).status).toBe(200)
  })
})

describe('other routes', () => {
  it('answers the health check', async () => {
    const response = await (await testApp()).fetch(subresource('/healthz'))
    expect(await response.json()).toEqual({
      status: 'ok',
      mode: 'demo',
      instanceId: 'test-instance',
    })
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  it.each([
    '/rpc/1',
    '/explorer/1/tx/0x',
    '/demo/avatars/alice.png',
  ])('does not answer %s in production', async (path) => {
    const app = await testApp({ mode: 'production' })
    expect((await app.fetch(subresource(path))).status).toBe(404)
  })
})
