import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { sqliteStore } from '@foyer/auth/sqlite'
import { createBrowser, testAccount } from '@foyer/auth/testing/browser'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createLogger, type LogEvent, silentLogger } from '../logger.ts'
import { temporaryDir } from '../testing/fakeDist.ts'
import { navigation, publicUrl, type TestAppOptions, testApp } from '../testing/testApp.ts'
import { type OpenAuthOptions, openAuth } from './openAuth.ts'

const chainIds = [1]
const base = { publicUrl, chainIds, upstreams: new Map(), settings: {}, logger: silentLogger }

async function opened(options: Partial<OpenAuthOptions> = {}) {
  const auth = await openAuth({ ...base, mode: 'demo', ...options })
  onTestFinished(() => auth.close())
  return auth
}

describe('openAuth', () => {
  it('stores demo sessions in memory, so that a killed demo leaves nothing', async () => {
    const databaseFile = join(await temporaryDir(), 'data', 'a.sqlite')
    const databaseUrl = 'postgres://foyer@127.0.0.1:1/foyer'
    const auth = await opened({ settings: { databaseFile, databaseUrl } })
    const browser = createBrowser(auth, { origin: publicUrl })
    expect((await browser.signIn(testAccount())).status).toBe(200)
    expect((await browser.send('GET', '/session')).status).toBe(200)
    await expect(access(databaseFile)).rejects.toThrow(/ENOENT/)
    const next = createBrowser(await opened(), { origin: publicUrl })
    for (const [name, value] of browser.cookies) next.cookies.set(name, value)
    expect((await next.send('GET', '/session')).status).toBe(401)
  })

  it('stores production sessions in the configured file, which survives a restart', async () => {
    const databaseFile = join(await temporaryDir(), 'data', 'a.sqlite')
    const options = { mode: 'production', settings: { databaseFile } } as const
    const auth = await opened(options)
    const browser = createBrowser(auth, { origin: publicUrl })
    await browser.signIn(testAccount())
    await auth.close()
    await access(databaseFile)
    const again = createBrowser(await opened(options), { origin: publicUrl })
    for (const [name, value] of browser.cookies) again.cookies.set(name, value)
    expect((await again.send('GET', '/session')).status).toBe(200)
  })

  it('deletes expired rows without a request, until it is closed', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const databaseFile = join(await temporaryDir(), 'a.sqlite')
    const auth = await openAuth({ ...base, mode: 'production', settings: { databaseFile } })
    const stored = sqliteStore({ file: databaseFile })
    onTestFinished(() => stored.close())
    await createBrowser(auth, { origin: publicUrl }).nonce()
    expect(await stored.countNonces()).toBe(1)
    vi.advanceTimersByTime(6 * 60_000)
    await vi.waitFor(async () => expect(await stored.countNonces()).toBe(0))
    await auth.close()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('verifies contract accounts through the demo’s nodes, in production only through configured ones', async () => {
    const account = testAccount()
    const statusOf = async (options: Partial<OpenAuthOptions>) => {
      const browser = createBrowser(await opened(options), { origin: publicUrl })
      const message = await browser.message(account)
      return (await browser.send('POST', '/verify', { message, signature: '0x' })).status
    }
    // No node listens there, so the check cannot succeed.
    const nodes = new Map([[1, ['http://127.0.0.1:9/']]])
    const databaseFile = ':memory:'
    expect(await statusOf({ upstreams: nodes })).toBe(503)
    expect(await statusOf({ upstreams: nodes, settings: { contractAccounts: false } })).toBe(401)
    const production = { mode: 'production', upstreams: nodes } as const
    expect(await statusOf({ ...production, settings: { databaseFile } })).toBe(401)
    const named = { databaseFile, endpoints: nodes }
    expect(await statusOf({ ...production, settings: named })).toBe(401)
    const trusted = { ...named, allowSingleEndpoint: true }
    expect(await statusOf({ ...production, settings: trusted })).toBe(503)
  })
})

describe('openAuth in production', () => {
  it('warns if a chain’s contract accounts depend on a single host or cannot be verified', async () => {
    const warned: string[] = []
    const logger = { ...silentLogger, event: ({ event }: LogEvent) => warned.push(event) }
    const endpoints = new Map([
      [1, ['https://one.example/a', 'https://two.example/']],
      [2, ['https://one.example/a', 'https://one.example/b']],
      [3, ['https://one.example/a']],
    ])
    const settings = { databaseFile: ':memory:', endpoints }
    const options = { mode: 'production', chainIds: [1, 2], settings, logger } as const
    await opened(options)
    expect(warned).toEqual([
      expect.stringMatching(
        /^AUTH_RPC_2 names a single host, so contract accounts of chain 2 cannot sign in/,
      ),
      expect.stringMatching(/^AUTH_RPC_3 is for a chain that is not configured/),
    ])
    warned.length = 0
    await opened({ ...options, settings: { ...settings, allowSingleEndpoint: true } })
    expect(warned[0]).toMatch(/^AUTH_RPC_2 .* can sign in as any account of chain 2/)
    warned.length = 0
    await opened({ ...options, settings: { ...settings, contractAccounts: false } })
    expect(warned).toEqual([])
  })
})

describe('the app with sign-in', () => {
  it('names the variable of a proxy that may be missing', async () => {
    const warned: string[] = []
    const logger = {
      ...silentLogger,
      event: ({ event, level }: LogEvent) => level === 'warn' && warned.push(event),
    }
    const auth = await opened({ logger })
    const browser = createBrowser(auth, { origin: publicUrl, peerAddress: '10.0.0.1' })
    await browser.send('POST', '/nonce', {}, { 'x-forwarded-for': '198.51.100.1' })
    expect(warned).toEqual([expect.stringContaining('TRUSTED_PROXIES is empty')])
  })

  it('signs in under /auth and reports its signature library in /health', async () => {
    const auth = await opened()
    const app = await testApp({ auth })
    const browser = createBrowser(async (request) => app.fetch(request), { origin: publicUrl })
    expect((await browser.signIn(testAccount())).status).toBe(200)
    expect(await (await browser.send('GET', '/session')).json()).toMatchObject({ chainId: 1 })
    const health = await (await app.request('/healthz')).json()
    expect(health).toMatchObject({ status: 'ok', signatures: await auth.signatures })
    expect(['native', 'wasm']).toContain(health.signatures)
  })

  it('names each request in its response and in the log', async () => {
    const events: LogEvent[] = []
    const logger = { ...silentLogger, event: (event: LogEvent) => events.push(event) }
    const app = await testApp({ auth: await opened({ logger }) })
    const ask = (headers = {}) => app.request('/auth/session', { headers })
    const id = (await ask()).headers.get('x-request-id')
    expect(id).toMatch(/^[\w-]{36}$/)
    expect(events.map(({ fields }) => fields.request)).toEqual([id, id])
    // A proxy's own id is kept, unless it could forge a line of a log.
    expect((await ask({ 'x-request-id': 'from-the-proxy' })).headers.get('x-request-id')).toBe(
      'from-the-proxy',
    )
    for (const forged of ['a b', 'x'.repeat(65), 'a"b']) {
      expect((await ask({ 'x-request-id': forged })).headers.get('x-request-id')).not.toBe(forged)
    }
  })

  it('F12 can be framed by its own origin and Safe; its sign-in cannot be framed', async () => {
    const app = await testApp({ auth: await opened() })
    const policyOf = async (request: Request) =>
      (await app.fetch(request)).headers.get('content-security-policy') ?? ''
    const page = await policyOf(navigation('/'))
    expect(page).toMatch(/frame-ancestors 'self' https:\/\/app\.safe\.global(?:;| |$)/)
    for (const path of ['/auth/session', '/auth/nonce', '/auth/none', '/healthz', '/metrics']) {
      expect(await policyOf(navigation(path))).toMatch(/frame-ancestors 'none'/)
    }
  })

  it('is ready while its database responds and it is not shutting down', async () => {
    const auth = await opened()
    let isClosing = false
    const app = await testApp({ auth, isClosing: () => isClosing })
    const ready = async () => {
      const response = await app.request('/readyz')
      return [response.status, await response.json()]
    }
    expect(await ready()).toEqual([200, { status: 'ready' }])
    isClosing = true
    expect(await ready()).toEqual([503, { status: 'closing' }])
    isClosing = false
    await auth.close()
    expect(await ready()).toEqual([503, { status: 'waiting', for: 'database' }])
  })

  it('serves metrics openly in the demo, and only with the token in production', async () => {
    const auth = await opened()
    const app = await testApp({ auth })
    await app.request('/auth/session')
    const text = await (await app.request('/metrics')).text()
    expect(text).toContain('foyer_auth_requests_total{route="session",status="401"} 1')
    expect(text).toMatch(/^process_resident_memory_bytes \d+$/m)
    const statuses = async (options: TestAppOptions) => {
      const app = await testApp({ auth, ...options })
      const headers = ['', 'Bearer x', 'Bearer open sesame', 'Bearer undefined']
      const asked = headers.map((authorization) =>
        app.request('/metrics', { headers: { authorization } }),
      )
      return (await Promise.all(asked)).map(({ status }) => status)
    }
    for (const mode of ['demo', 'production'] as const) {
      const withToken = await statuses({ mode, metricsToken: 'open sesame' })
      expect(withToken).toEqual([401, 401, 200, 401])
    }
    expect(await statuses({ mode: 'production' })).toEqual([403, 403, 403, 403])
  })
})

describe('logs as JSON', () => {
  it('are one object per line with the event’s fields', () => {
    const lines: string[] = []
    const sink = { write: (text: string) => lines.push(text) }
    const logger = createLogger(sink, sink, 'json')
    logger.info('Foyer is ready')
    logger.event?.({ level: 'error', event: 'auth refused', fields: { reason: 'store', ms: 3 } })
    logger.error('It failed', new Error('because\nof that'))
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      { time: expect.any(String), level: 'info', message: 'Foyer is ready' },
      { time: expect.any(String), level: 'error', message: 'auth refused', reason: 'store', ms: 3 },
      { time: expect.any(String), level: 'error', message: 'It failed: because\nof that' },
    ])
    expect(lines.every((line) => line.indexOf('\n') === line.length - 1)).toBe(true)
  })

  it('as text contain only problems, one per line', () => {
    const lines: string[] = []
    const sink = { write: (text: string) => lines.push(text) }
    const logger = createLogger(sink, sink)
    logger.event?.({ level: 'info', event: 'auth answered', fields: { status: 200 } })
    logger.event?.({ level: 'error', event: 'auth refused', fields: { reason: 'store\nforged' } })
    expect(lines).toEqual(['auth refused reason=store forged\n'])
  })
})
