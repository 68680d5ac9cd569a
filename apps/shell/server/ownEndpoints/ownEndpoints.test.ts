import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { navigation, publicUrl, testApp } from '../testing/testApp.ts'
import { readOwnEndpoints } from './ownEndpointSettings.ts'

const node = 'https://node.example:8443'

function ask(origins: unknown, headers: Record<string, string> = {}): Request {
  return new Request(`${publicUrl}/own-endpoints`, {
    method: 'POST',
    body: typeof origins === 'string' ? origins : JSON.stringify({ origins }),
    headers: { origin: publicUrl, 'content-type': 'application/json', ...headers },
  })
}

const connectSrc = (response: Response) =>
  /connect-src ([^;]*)/.exec(response.headers.get('content-security-policy') ?? '')?.[1]

describe('own endpoints', () => {
  it('are allowed exactly as requested, for this visitor only', async () => {
    const app = await testApp({ ownEndpoints: true })
    const usual = await app.fetch(navigation('/networks'))
    const asked = await app.fetch(ask([node, 'http://localhost:8545']))
    expect(asked.status).toBe(204)
    const cookie = asked.headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(/; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax$/)

    const own = await app.fetch(navigation('/networks', { cookie: cookie.split(';')[0] ?? '' }))
    expect(connectSrc(own)).toBe(`${connectSrc(usual)} ${node} http://localhost:8545`)
    expect(own.headers.get('cache-control')).toBe('private, no-cache')
    expect(own.headers.get('vary')).toBe('Accept-Encoding, Accept-Language, Cookie')
    expect(own.headers.get('etag')).not.toBe(usual.headers.get('etag'))
    expect(await own.text()).toContain(
      `"ownEndpoints":{"origins":["${node}","http://localhost:8545"]}`,
    )
    const again = await app.fetch(navigation('/networks'))
    expect(connectSrc(again)).toBe(connectSrc(usual))
    expect(await again.text()).toContain('"ownEndpoints":{"origins":[]}')
  })

  it('are stored on https in a cookie that sibling subdomains cannot set', async () => {
    const https = 'https://app.example.org'
    const app = await testApp({ ownEndpoints: true, publicUrl: https })
    const cookie = (await app.fetch(ask([node], { origin: https }))).headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(
      /^__Host-foyer-own-endpoints=.*; Path=\/; .*HttpOnly; SameSite=Lax; Secure$/,
    )
    const page = async (cookies: string) =>
      connectSrc(
        await app.fetch(navigation('/', { host: 'app.example.org', cookie: cookies })),
      )?.includes(node)
    const value = encodeURIComponent(node)
    expect(await page(`__Host-foyer-own-endpoints=${value}`)).toBe(true)
    expect(await page(`foyer-own-endpoints=${value}`)).toBe(false)
    expect(await page(`\u00a0__Host-foyer-own-endpoints=${value}`)).toBe(false)
  })

  it.each([
    ['br', (body: ArrayBuffer) => brotliDecompressSync(body)],
    ['gzip', (body: ArrayBuffer) => gunzipSync(body)],
  ])('are in the page in every encoding: %s', async (encoding, unpack) => {
    const app = await testApp({ ownEndpoints: true })
    const cookie = `foyer-own-endpoints=${encodeURIComponent(node)}`
    const response = await app.fetch(navigation('/', { cookie, 'accept-encoding': encoding }))
    expect(response.headers.get('content-encoding')).toBe(encoding)
    expect(unpack(await response.arrayBuffer()).toString()).toContain(node)
  })

  it('are cleared by an empty list', async () => {
    const app = await testApp({ ownEndpoints: true })
    const response = await app.fetch(ask([]))
    expect(response.headers.get('set-cookie')).toContain('Max-Age=0')
  })

  it.each([
    'foyer-own-endpoints=*',
    "foyer-own-endpoints=https%3A%2F%2Fa.example%3B%20script-src%20'unsafe-inline'",
    'foyer-own-endpoints=https%3A%2F%2F*.example',
    'foyer-own-endpoints=http%3A%2F%2Fnode.example',
    'foyer-own-endpoints=%E0%A4%A',
    'foyer-own-endpoints=',
    `foyer-own-endpoints=${'a%20'.repeat(8)}https%3A%2F%2Fnode.example`,
  ])('a cookie with %s is ignored', async (cookie) => {
    const app = await testApp({ ownEndpoints: true })
    const usual = await app.fetch(navigation('/'))
    const response = await app.fetch(navigation('/', { cookie }))
    expect(response.headers.get('content-security-policy')).toBe(
      usual.headers.get('content-security-policy'),
    )
  })

  it.each([
    [[`${node}/path`], 400],
    [['http://node.example'], 400],
    [['https://user@node.example'], 400],
    [['https://node.example.'], 400],
    [['https://[::1]:8545'], 400],
    [['https://192.168.0.1;script-src'], 400],
    [['https://NODE.example'], 400],
    [['https://bücher.example'], 400],
    [['https://node.example:443'], 400],
    [['http://localhost.example'], 400],
    [['http://0.0.0.0:8545'], 400],
    [['https://node.example\r\nset-cookie: a=b'], 400],
    [[{}], 400],
    [['*'], 400],
    [Array.from({ length: 9 }, (_, index) => `https://n${index}.example`), 400],
    ['not json', 400],
    ['{"origins":"https://node.example"}', 400],
    [`{"origins":["${node}"]${' '.repeat(5000)}}`, 413],
  ])('the list %j is refused', async (origins, status) => {
    const app = await testApp({ ownEndpoints: true })
    const response = await app.fetch(ask(origins))
    expect(response.status).toBe(status)
    expect(response.headers.get('set-cookie')).toBeNull()
  })

  it('can be requested only by the page itself, as JSON', async () => {
    const app = await testApp({ ownEndpoints: true })
    expect((await app.fetch(ask([node], { origin: 'https://evil.example' }))).status).toBe(403)
    expect((await app.fetch(ask([node], { 'content-type': 'text/plain' }))).status).toBe(415)
    expect((await app.fetch(new Request(`${publicUrl}/own-endpoints`))).status).toBe(405)
  })

  it('are not found if the deployment does not allow them', async () => {
    const app = await testApp()
    expect((await app.fetch(ask([node]))).status).toBe(405)
    const cookie = `foyer-own-endpoints=${encodeURIComponent(node)}`
    const response = await app.fetch(navigation('/', { cookie }))
    expect(response.headers.get('content-security-policy')).not.toContain(node)
    expect(await response.text()).not.toContain('ownEndpoints')
  })

  it('are allowed by the environment, with a default by mode', () => {
    expect(readOwnEndpoints({})).toBeUndefined()
    expect(readOwnEndpoints({ OWN_ENDPOINTS: 'on' })).toBe(true)
    expect(readOwnEndpoints({ OWN_ENDPOINTS: 'off' })).toBe(false)
    expect(() => readOwnEndpoints({ OWN_ENDPOINTS: 'yes' })).toThrow('must be on')
  })
})
