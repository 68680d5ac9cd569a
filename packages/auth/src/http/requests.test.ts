import { describe, expect, it } from 'vitest'
import { createBrowser, origin, testAccount } from '../testing/browser.ts'
import { testAuth } from '../testing/testAuth.ts'
import { frameHeader } from './cookies.ts'

const routes = [
  ['POST', '/nonce'],
  ['POST', '/verify'],
  ['POST', '/logout'],
  ['DELETE', '/sessions'],
  ['DELETE', '/sessions/abc'],
] as const

function call(method: string, path: string, headers: Record<string, string>, body?: BodyInit) {
  const options = body === undefined ? {} : { body }
  return testAuth().fetch(new Request(`${origin}/auth${path}`, { method, headers, ...options }))
}

describe.each(routes)('%s %s', (method, path) => {
  const json = { 'content-type': 'application/json' }
  const cookie = { cookie: `__Host-foyer-session=${'A'.repeat(43)}` }

  it.each([
    ['no origin', {}],
    ['no origin, with a cookie', cookie],
    ['a foreign origin', { origin: 'https://evil.example' }],
    ['a foreign origin, with a cookie', { origin: 'https://evil.example', ...cookie }],
    ['the origin of a sandbox', { origin: 'null' }],
    ['an origin that begins alike', { origin: `${origin}.evil.example` }],
    ['another port', { origin: `${origin}:8443` }],
    ['another scheme', { origin: origin.replace('https', 'http') }],
    ['another site by what the browser says', { origin, 'sec-fetch-site': 'cross-site' }],
    ['another domain of the same site', { origin, 'sec-fetch-site': 'same-site' }],
  ])('S21 is forbidden with %s', async (_, headers) => {
    const response = await call(method, path, { ...json, ...headers })
    expect(response.status).toBe(403)
    expect(await response.json()).toMatchObject({ error: { code: 'foreign_origin' } })
    expect(response.headers.getSetCookie()).toEqual([])
  })

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonp',
    'text/plain; application/json',
  ])('S21 refuses %s', async (type) => {
    const response = await call(method, path, { origin, 'content-type': type })
    expect(response.status).toBe(415)
  })
})

describe('every response', () => {
  const paths = ['/nonce', '/verify', '/session', '/logout', '/sessions', '/sessions/a', '/none']
  const all = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD'].flatMap((method) =>
    paths.map((path) => [method, path] as const),
  )

  it.each(
    all,
  )('S23 F12 to %s %s cannot be read cross-origin, framed or cached', async (method, path) => {
    const foreign = { origin: 'https://evil.example', 'access-control-request-method': 'POST' }
    const own = { origin, 'content-type': 'application/json' }
    for (const headers of [foreign, own]) {
      const response = await call(method, path, headers)
      expect(response.status).toBeLessThan(500)
      for (const name of response.headers.keys()) expect(name).not.toMatch(/^access-control-/)
      expect(response.headers.get('content-security-policy')).toBe(
        "default-src 'none'; frame-ancestors 'none'",
      )
      expect(response.headers.get('cache-control')).toBe('no-store')
      expect(response.headers.get('x-content-type-options')).toBe('nosniff')
      expect(response.headers.get('cross-origin-resource-policy')).toBe('same-origin')
    }
  })

  it.each([
    ['GET', '/nonce', 'POST'],
    ['GET', '/verify', 'POST'],
    ['POST', '/session', 'GET, HEAD'],
    ['GET', '/logout', 'POST'],
    ['PUT', '/sessions', 'GET, HEAD, DELETE'],
    ['GET', '/sessions/abc', 'DELETE'],
  ])('to %s %s is 405 with an Allow header', async (method, path, allow) => {
    const response = await call(method, path, { origin, 'content-type': 'application/json' })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe(allow)
  })
})

describe('bodies', () => {
  const headers = { origin, 'content-type': 'application/json' }

  it('S9 of more than 16 KiB are not read, whether announced or not', async () => {
    expect((await call('POST', '/verify', headers, 'x'.repeat(16 * 1024))).status).toBe(400)
    expect((await call('POST', '/verify', headers, 'x'.repeat(16 * 1024 + 1))).status).toBe(413)
    const announced = { ...headers, 'content-length': '10000000' }
    expect((await call('POST', '/verify', announced, 'x')).status).toBe(413)

    let given = 0
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        given += 1024
        controller.enqueue(new Uint8Array(1024))
      },
    })
    const request = new Request(`${origin}/auth/verify`, {
      method: 'POST',
      headers,
      body: endless,
      ...{ duplex: 'half' },
    })
    expect((await testAuth().fetch(request)).status).toBe(413)
    expect(given).toBeLessThan(64 * 1024)
  })

  it.each([
    ['announced', { 'content-length': '100' }],
    ['of unknown length', {}],
  ])('that are truncated cause no server error: %s', async (_, length) => {
    const gone = new ReadableStream<Uint8Array>({
      pull(controller) {
        controller.error(new Error('aborted'))
      },
    })
    const request = new Request(`${origin}/auth/verify`, {
      method: 'POST',
      headers: { ...headers, ...length },
      body: gone,
      ...{ duplex: 'half' },
    })
    expect((await testAuth().fetch(request)).status).toBe(400)
  })
})

describe('cookies', () => {
  const account = testAccount()
  const chrome =
    'Mozilla/5.0 (X11) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0 Safari/537.36'
  const safari =
    'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15'

  async function cookiesOf(site: string, headers: Readonly<Record<string, string>> = {}) {
    const auth = testAuth({ origin: site })
    const browser = createBrowser(auth, { origin: site, headers })
    const nonce = await browser.send('POST', '/nonce')
    const verified = await browser.signIn(account)
    expect((await browser.send('GET', '/session')).status).toBe(200)
    const lines = [...nonce.headers.getSetCookie(), ...verified.headers.getSetCookie()]
    return { browser, lines: lines.map((line) => line.replace(/=[\w-]{43};/, '=token;')) }
  }

  it('S15 are __Host-, Secure, HttpOnly, SameSite, with no domain', async () => {
    for (const site of [origin, 'http://localhost:4700', 'http://127.0.0.1:4700']) {
      const { lines } = await cookiesOf(site, { 'user-agent': chrome })
      expect(lines).toEqual([
        '__Host-foyer-browser=token; Path=/; Max-Age=300; HttpOnly; Secure; SameSite=Strict',
        '__Host-foyer-session=token; Path=/; Max-Age=2592000; HttpOnly; Secure; SameSite=Strict',
      ])
    }
  })

  it('F14 are partitioned if the page says that it is framed', async () => {
    const { browser, lines } = await cookiesOf(origin, { [frameHeader]: '1' })
    expect(lines).toEqual([
      '__Host-foyer-browser-framed=token; Path=/; Max-Age=300; HttpOnly; Secure; SameSite=None; Partitioned',
      '__Host-foyer-session-framed=token; Path=/; Max-Age=2592000; HttpOnly; Secure; SameSite=None; Partitioned',
    ])
    const removed = (await browser.send('POST', '/logout')).headers.getSetCookie()
    expect(removed).toEqual([
      '__Host-foyer-session-framed=; Path=/; Max-Age=0; HttpOnly; Secure; SameSite=None; Partitioned',
    ])
    expect((await browser.send('GET', '/session')).status).toBe(401)
  })

  it('have an unprefixed name on plain http only, for browsers that need it', async () => {
    const plain = [
      'foyer-browser=token; Path=/; Max-Age=300; HttpOnly; SameSite=Strict',
      'foyer-session=token; Path=/; Max-Age=2592000; HttpOnly; SameSite=Strict',
    ]
    const local = 'http://localhost:4700'
    expect((await cookiesOf(local, { 'user-agent': safari })).lines).toEqual(plain)
    expect((await cookiesOf('http://192.168.1.5:4700')).lines).toEqual(plain)
    const sealed = (await cookiesOf(origin, { 'user-agent': safari })).lines
    expect(sealed.join()).toMatch(/^__Host-.*,__Host-/)
  })

  it('with an unprefixed name are ignored on https', async () => {
    const auth = testAuth()
    const browser = createBrowser(auth)
    await browser.signIn(account)
    const token = browser.cookies.get('__Host-foyer-session') ?? ''
    browser.cookies.clear()
    browser.cookies.set('foyer-session', token)
    expect((await browser.send('GET', '/session')).status).toBe(401)
  })
})
