import { describe, expect, it } from 'vitest'
import { fakeDist } from './testing/fakeDist.ts'
import { navigation, subresource, testApp } from './testing/testApp.ts'

const asset = '/assets/main-Ab12_-Cd.js'

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
    // A cached redirect would outlive a change of the public URL and send visitors round in
    // circles.
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('location')).toBe(target)
  })

  it('is not enforced for data requests, health checks or behind a proxy that forwards the host', async () => {
    const app = await testApp()
    const foreign = { host: '127.0.0.1:4700' }
    expect((await app.fetch(subresource(asset, foreign))).status).toBe(200)
    expect((await app.fetch(subresource('/healthz', foreign))).status).toBe(200)
    for (const forwarded of ['localhost:4700', 'localhost:4700, inside']) {
      const proxied = navigation('/', { host: 'inside:80', 'x-forwarded-host': forwarded })
      expect((await app.fetch(proxied)).status).toBe(200)
    }
  })

  it.each([
    ['https://app.example.org', { host: 'app.example.org:443' }],
    ['https://app.example.org', { host: 'inside', 'x-forwarded-host': 'App.example.org:443' }],
    ['http://app.example.org', { host: 'app.example.org:80' }],
  ])('%s is the same with its default port, which some proxies add', async (publicUrl, headers) => {
    const app = await testApp({ mode: 'production', publicUrl })
    expect((await app.fetch(navigation('/', headers))).status).toBe(200)
  })

  it('differs with the default port of the other protocol', async () => {
    const app = await testApp({ mode: 'production', publicUrl: 'https://app.example.org' })
    const response = await app.fetch(navigation('/', { host: 'app.example.org:80' }))
    expect(response.headers.get('location')).toBe('https://app.example.org/')
  })
})

describe('other routes', () => {
  it('serves the files for other programs, and no other hidden one', async () => {
    const distDir = await fakeDist({
      '.well-known/security.txt': 'Contact: mailto:security@app.example.org',
      '.well-known/.secret': 'hidden',
    })
    const app = await testApp({ distDir })
    const response = await app.fetch(subresource('/.well-known/security.txt'))
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(await response.text()).toBe('Contact: mailto:security@app.example.org')
    expect((await app.fetch(subresource('/.well-known/.secret'))).status).toBe(404)
  })

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
