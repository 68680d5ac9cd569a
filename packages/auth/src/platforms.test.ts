import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createBrowser, testAccount } from './testing/browser.ts'
import { testAuth, testClock } from './testing/testAuth.ts'

/** The modules that a file loads, directly or indirectly, apart from `import()` and types. */
async function loadedWith(file: string, found = new Set<string>()): Promise<ReadonlySet<string>> {
  if (found.has(file)) return found
  found.add(file)
  const text = await readFile(file, 'utf8')
  for (const [, clause = '', name = ''] of text.matchAll(
    /^(?:import|export) (?!type\b)([^'\n]*(?:\n[^'\n]*)*?)from '([^']+)'/gm,
  )) {
    if (/^\{\s*(?:type \w+,?\s*)+\}\s*$/.test(clause)) continue
    if (!name.startsWith('.')) found.add(name)
    else await loadedWith(join(dirname(file), name), found)
  }
  return found
}

describe('the handlers', () => {
  it('import no Node module, so that the entry runs on Next and Workers', async () => {
    const entry = join(import.meta.dirname, 'index.ts')
    const loaded = [...(await loadedWith(entry))]
    expect(loaded.filter((name) => existsSync(name)).length).toBeGreaterThan(20)
    const packages = loaded.filter((name) => !existsSync(name))
    expect(packages.sort()).toEqual(['ipaddr.js', 'viem'])
  })

  it('work as a Next route: one function per method that takes the Request', async () => {
    const auth = testAuth()
    // app/auth/[[...all]]/route.ts
    const handler = (request: Request) => auth.fetch(request)
    const routes = new Map(['GET', 'POST', 'DELETE'].map((method) => [method, handler]))
    const browser = createBrowser((request) => {
      const route = routes.get(request.method)
      return route ? route(request) : Promise.reject(new Error('no route'))
    })
    expect((await browser.signIn(testAccount())).status).toBe(200)
    expect((await browser.send('GET', '/session')).status).toBe(200)
    expect((await browser.send('DELETE', '/sessions')).status).toBe(204)
  })

  it("work as a Worker: a `fetch` method with the platform's client address", async () => {
    const { now } = testClock()
    const auth = testAuth({ now, limits: { nonces: { perClient: 2, overall: 100 } } })
    const worker = {
      fetch: (request: Request) =>
        auth.fetch(request, { peerAddress: request.headers.get('cf-connecting-ip') ?? undefined }),
    }
    const { fetch } = worker
    const from = (address: string) =>
      createBrowser(fetch, { now, headers: { 'cf-connecting-ip': address } })
    expect((await from('203.0.113.7').signIn(testAccount())).status).toBe(200)
    expect((await from('203.0.113.7').send('POST', '/nonce')).status).toBe(200)
    expect((await from('203.0.113.7').send('POST', '/nonce')).status).toBe(429)
    expect((await from('203.0.113.8').send('POST', '/nonce')).status).toBe(200)
  })

  it('sign in without the native addon or WebAssembly', async () => {
    const { javaScriptRecoverer } = await import('./signature/loadRecoverer.ts')
    const auth = testAuth({ recoverer: javaScriptRecoverer })
    expect(await auth.signatures).toBe('javascript')
    expect((await createBrowser(auth).signIn(testAccount())).status).toBe(200)
  })

  it('expose metrics for Prometheus', async () => {
    const auth = testAuth()
    const browser = createBrowser(auth)
    await browser.signIn(testAccount())
    await browser.send('GET', '/session')
    await browser.send('GET', `/${'x'.repeat(50)}`)
    const text = await auth.metrics()
    for (const line of [
      'foyer_auth_requests_total{route="nonce",status="200"} 1',
      'foyer_auth_requests_total{route="verify",status="200"} 1',
      'foyer_auth_requests_total{route="session",status="200"} 1',
      'foyer_auth_requests_total{route="other",status="404"} 1',
      'foyer_auth_refusals_total{reason="path"} 1',
      'foyer_auth_sign_ins_total{account="ordinary"} 1',
      'foyer_auth_request_seconds_count{route="verify"} 1',
      'foyer_auth_request_seconds_bucket{route="verify",le="+Inf"} 1',
      `foyer_auth_signature_library{library="${await auth.signatures}"} 1`,
      'foyer_auth_store_up{kind="sqlite"} 1',
      'foyer_auth_nonces 0',
      'foyer_auth_sessions 1',
    ]) {
      expect(text.split('\n')).toContain(line)
    }
    const grammar =
      /^(?:# (?:HELP|TYPE) \w+ .+|\w+(?:\{\w+="[^"]*"(?:,\w+="[^"]*")*\})? [\d.e+-]+)$/
    for (const line of text.trimEnd().split('\n')) expect(line).toMatch(grammar)
  })

  it.each([
    [{ origin: 'https://app.example.org/' }, 'origin is'],
    [{ origin: 'app.example.org' }, 'origin is'],
    [{ origin: 'file:///a' }, 'origin is'],
    [{ chainIds: [] }, 'chainIds must hold'],
    [{ chainIds: [0] }, 'chainIds must hold'],
    [{ chainIds: [1.5] }, 'chainIds must hold'],
    [{ basePath: 'auth' }, 'basePath is'],
    [{ basePath: '/auth/' }, 'basePath is'],
    [{ contracts: { endpoints: new Map([[1, ['node:8545']]]) } }, 'contracts.endpoints must hold'],
    [{ trustedProxies: ['proxy.example'] }, 'trustedProxies holds'],
    [{ trustedProxies: ['10.0.0.0/33'] }, 'trustedProxies holds'],
    [{ limits: { outstandingNonces: Number.NaN } }, 'limits.outstandingNonces is NaN'],
    [{ limits: { reads: { perClient: -1, overall: 1 } } }, 'limits.reads.perClient is -1'],
    [{ limits: { sessionsPerAddress: 0 } }, 'limits.sessionsPerAddress is 0'],
    [{ limits: { windowMs: 0 } }, 'limits.windowMs is 0'],
    [{ times: { idle: Number.NaN } }, 'times.idle is NaN'],
    [{ times: { absolute: Number.POSITIVE_INFINITY } }, 'times.absolute is Infinity'],
    [{ times: { nonce: 0.5 } }, 'times.nonce is 0.5, but must be a whole number'],
    [
      { limits: { sessionsPerAddress: Number.POSITIVE_INFINITY } },
      'limits.sessionsPerAddress is Infinity',
    ],
  ])('refuse invalid options: %j', (options, text) => {
    expect(() => testAuth(options)).toThrow(text)
  })

  it('can be mounted under another path', async () => {
    const auth = testAuth({ basePath: '/api/sign-in' })
    const response = await auth.fetch(new Request('https://app.example.org/api/sign-in/session'))
    expect(response.status).toBe(401)
    const elsewhere = await auth.fetch(new Request('https://app.example.org/auth/session'))
    expect(elsewhere.status).toBe(404)
  })
})
