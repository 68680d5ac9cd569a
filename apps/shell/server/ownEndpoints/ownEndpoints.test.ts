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
  it('are let through for the visitor who asked, exactly, and for nobody else', async () => {
    const app = await testApp({ ownEndpoints: true })
    const usual = await app.fetch(navigation('/networks'))
    const asked = await app.fetch(ask([node, 'http://localhost:8545']))
    expect(asked.status).toBe(204)
    const cookie = asked.headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(/; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax$/)

    const own = await app.fetch(navigation('/networks', { cookie: cookie.split(';')[0] ?? '' }))
    expect(connectSrc(own)).toBe(`${connectSrc(usual)} ${node} http://localhost:8545`)
    expect(own.headers.get('cache-control')).toBe('private, no-cache')
    expect(own.headers.get('vary')).toBe('Accept-Encoding, Cookie')
    expect(own.headers.get('etag')).not.toBe(usual.headers.get('etag'))
    expect(await own.text()).toContain(
      `"ownEndpoints":{"origins":["${node}","http://localhost:8545"]}`,
    )
    const again = await app.fetch(navigation('/networks'))
    expect(connectSrc(again)).toBe(connectSrc(usual))
    expect(await again.text()).toContain('"ownEndpoints":{"origins":[]}')
  })

  it('are forgotten with an empty list', async () => {
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
  ])('a cookie that says %s changes nothing', async (cookie) => {
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
    [['*'], 400],
    [Array.from({ length: 9 }, (_, index) => `https://n${index}.example`), 400],
    ['not json', 400],
    ['{"origins":"https://node.example"}', 400],
    [`{"origins":["${'x'.repeat(5000)}"]}`, 400],
  ])('the list %j is refused', async (origins, status) => {
    const app = await testApp({ ownEndpoints: true })
    const response = await app.fetch(ask(origins))
    expect(response.status).toBe(status)
    expect(response.headers.get('set-cookie')).toBeNull()
  })

  it('can be asked for by the page itself only, in JSON', async () => {
    const app = await testApp({ ownEndpoints: true })
    expect((await app.fetch(ask([node], { origin: 'https://evil.example' }))).status).toBe(403)
    expect((await app.fetch(ask([node], { 'content-type': 'text/plain' }))).status).toBe(415)
    expect((await app.fetch(new Request(`${publicUrl}/own-endpoints`))).status).toBe(405)
  })

  it('are not there where the deployment does not allow them', async () => {
    const app = await testApp()
    expect((await app.fetch(ask([node]))).status).toBe(405)
    const cookie = `foyer-own-endpoints=${encodeURIComponent(node)}`
    const response = await app.fetch(navigation('/', { cookie }))
    expect(response.headers.get('content-security-policy')).not.toContain(node)
    expect(await response.text()).not.toContain('ownEndpoints')
  })

  it('are allowed by the environment, or as the mode has it', () => {
    expect(readOwnEndpoints({})).toBeUndefined()
    expect(readOwnEndpoints({ OWN_ENDPOINTS: 'on' })).toBe(true)
    expect(readOwnEndpoints({ OWN_ENDPOINTS: 'off' })).toBe(false)
    expect(() => readOwnEndpoints({ OWN_ENDPOINTS: 'yes' })).toThrow('must be on')
  })
})
