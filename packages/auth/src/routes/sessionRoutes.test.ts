import { describe, expect, it } from 'vitest'
import { frameHeader } from '../http/cookies.ts'
import type { Store } from '../store/Store.ts'
import { sqliteStore } from '../store/sqliteStore.ts'
import { type Browser, createBrowser, testAccount } from '../testing/browser.ts'
import { testAuth, testClock } from '../testing/testAuth.ts'

const day = 24 * 60 * 60_000
const account = testAccount()
const sessionCookie = '__Host-foyer-session'

function setUp(options: Partial<Store> = {}) {
  const clock = testClock()
  const store = { ...sqliteStore({ file: ':memory:' }), ...options }
  const auth = testAuth({ now: clock.now, store })
  const browser = (agent = 'none') =>
    createBrowser(auth, { now: clock.now, headers: { 'user-agent': agent } })
  return { auth, clock, store, browser }
}

/** A sweep that does nothing, so that expired sessions stay in the store. */
const unswept = { sweep: async () => {} }

const statusOf = async (browser: Browser) => (await browser.send('GET', '/session')).status

describe('sessions', () => {
  it('S14 get a new 256-bit token at every sign-in, which ends the previous session', async () => {
    const { browser } = setUp()
    const visitor = browser()
    const tokens = new Set<string>()
    for (let round = 0; round < 5; round += 1) {
      await visitor.signIn(account)
      const token = visitor.cookies.get(sessionCookie) ?? ''
      expect(Buffer.from(token, 'base64url')).toHaveLength(32)
      for (const old of tokens) {
        const thief = browser()
        thief.cookies.set(sessionCookie, old)
        expect(await statusOf(thief)).toBe(401)
      }
      tokens.add(token)
      expect(await statusOf(visitor)).toBe(200)
    }
    expect(tokens.size).toBe(5)
  })

  it('S14 end the session of another account in the same browser', async () => {
    const { browser } = setUp()
    const visitor = browser()
    await visitor.signIn(account)
    const before = visitor.cookies.get(sessionCookie) ?? ''
    await visitor.signIn(testAccount(2))
    const thief = browser()
    thief.cookies.set(sessionCookie, before)
    expect(await statusOf(thief)).toBe(401)
  })

  it('S17 end after seven days without use', async () => {
    const { browser, clock } = setUp(unswept)
    const visitor = browser()
    await visitor.signIn(account)
    clock.advance(7 * day - 1)
    expect(await statusOf(visitor)).toBe(200)
    clock.advance(7 * day - 1)
    expect(await statusOf(visitor)).toBe(200)
    clock.advance(7 * day)
    expect(await statusOf(visitor)).toBe(401)
  })

  it('S17 end after thirty days, even if used', async () => {
    const { browser, clock } = setUp(unswept)
    const visitor = browser()
    await visitor.signIn(account)
    for (let passed = 1; passed < 30; passed += 1) {
      clock.advance(day)
      expect(await statusOf(visitor)).toBe(200)
    }
    const last = await (await visitor.send('GET', '/session')).json()
    expect(last.expiresAt).toBe('2026-12-20T12:00:00.000Z')
    clock.advance(day)
    expect(await statusOf(visitor)).toBe(401)
  })

  it('S18 both end on sign-out, top-level and framed, if the page was framed by its own site', async () => {
    const { auth, browser, clock } = setUp()
    const visitor = browser()
    const framed = createBrowser(auth, { now: clock.now, headers: { [frameHeader]: '1' } })
    await visitor.signIn(account)
    await framed.signIn(account)
    for (const [name, value] of framed.cookies) visitor.cookies.set(name, value)
    await visitor.send('POST', '/logout')
    expect(await statusOf(visitor)).toBe(401)
    expect(await statusOf(framed)).toBe(401)
    expect([...visitor.cookies.keys()].filter((name) => name.includes('session'))).toEqual([])
  })

  it('F12 are looked up only by valid ids', async () => {
    const asked: string[] = []
    const kept = sqliteStore({ file: ':memory:' })
    // Rejects null characters in text, as PostgreSQL does.
    const store: Store = {
      ...kept,
      deleteSessionById: async (...values) => {
        asked.push(values[1])
        if (values[1].includes('\u0000')) throw new Error('invalid byte sequence')
        return kept.deleteSessionById(...values)
      },
    }
    const visitor = createBrowser(testAuth({ store }))
    await visitor.signIn(account)
    for (const id of [
      '%00',
      'a%00b',
      '%ff',
      '%27%20OR%201=1--',
      'x'.repeat(5000),
      '%F0%9F%92%A5',
    ]) {
      expect((await visitor.send('DELETE', `/sessions/${id}`)).status, id).toBe(404)
    }
    expect(asked).toEqual([])
  })

  it('S18 end at once on sign-out, on the server too', async () => {
    const { browser } = setUp()
    const visitor = browser()
    await visitor.signIn(account)
    const token = visitor.cookies.get(sessionCookie) ?? ''
    const answer = await visitor.send('POST', '/logout')
    expect(answer.status).toBe(204)
    expect(visitor.cookies.has(sessionCookie)).toBe(false)
    visitor.cookies.set(sessionCookie, token)
    expect(await statusOf(visitor)).toBe(401)
    expect((await browser().send('POST', '/logout')).status).toBe(204)
  })

  it('S18 are listed with their device, and can be ended from another one', async () => {
    const { browser, clock } = setUp()
    const phone = browser(
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    )
    const desk = browser(
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36',
    )
    const stranger = browser()
    await phone.signIn(account)
    clock.advance(1000)
    await desk.signIn(account)
    await stranger.signIn(testAccount(2))

    const list = await (await desk.send('GET', '/sessions')).json()
    const id = expect.stringMatching(/^[\w-]{22}$/)
    const [first, second] = ['2026-11-20T12:00:00.000Z', '2026-11-20T12:00:01.000Z']
    expect(list).toEqual([
      { id, current: true, createdAt: second, lastSeenAt: second, device: 'Chrome · Windows' },
      { id, current: false, createdAt: first, lastSeenAt: first, device: 'Safari · iPhone' },
    ])
    expect((await stranger.send('DELETE', `/sessions/${list[1].id}`)).status).toBe(404)
    expect(await statusOf(phone)).toBe(200)
    expect((await desk.send('DELETE', `/sessions/${list[1].id}`)).status).toBe(204)
    expect(await statusOf(phone)).toBe(401)
    expect((await desk.send('DELETE', `/sessions/${list[1].id}`)).status).toBe(404)
    expect((await desk.send('DELETE', `/sessions/${list[0].id}`)).status).toBe(204)
    expect(desk.cookies.has(sessionCookie)).toBe(false)
    expect(await statusOf(desk)).toBe(401)
    expect(await statusOf(stranger)).toBe(200)
  })

  it('S18 can all be ended except the current one', async () => {
    const { browser } = setUp()
    const browsers = [browser(), browser(), browser()]
    for (const visitor of browsers) await visitor.signIn(account)
    const stranger = browser()
    await stranger.signIn(testAccount(2))
    const [first, ...others] = browsers
    expect((await first?.send('DELETE', '/sessions'))?.status).toBe(204)
    expect(first && (await statusOf(first))).toBe(200)
    for (const visitor of others) expect(await statusOf(visitor)).toBe(401)
    expect(await statusOf(stranger)).toBe(200)
  })

  it('S19 belong to the account that signed, and end when another account signs in', async () => {
    const { browser, store } = setUp()
    const visitor = browser()
    await visitor.signIn(account)
    const session = await (await visitor.send('GET', '/session')).json()
    expect(session.address).toBe(account.address)
    // The page does this when the wallet switches to another account.
    await visitor.send('POST', '/logout')
    expect(await store.countSessions()).toBe(0)
    await visitor.signIn(testAccount(2))
    expect(await store.listSessions(account)).toEqual([])
  })

  it('are limited to a hundred per account, after which the oldest end', async () => {
    const { auth, browser, clock } = setUp()
    expect(auth).toBeDefined()
    const first = browser()
    await first.signIn(account)
    for (let count = 0; count < 99; count += 1) {
      clock.advance(1)
      await browser().signIn(account)
    }
    expect(await statusOf(first)).toBe(200)
    clock.advance(1)
    await browser().signIn(account)
    expect(await statusOf(first)).toBe(401)
  })

  it.each([
    'GET /session',
    'GET /sessions',
    'DELETE /sessions',
    'DELETE /sessions/abc',
  ])('are needed for %s', async (route) => {
    const { browser } = setUp()
    const [method = '', path = ''] = route.split(' ')
    for (const token of [undefined, '', 'short', 'A'.repeat(43), "' OR 1=1 --"]) {
      const visitor = browser()
      if (token !== undefined) visitor.cookies.set(sessionCookie, token)
      const response = await visitor.send(method, path)
      expect(response.status).toBe(401)
      expect(await response.json()).toEqual({
        error: { code: 'unauthenticated', message: 'Not signed in.' },
      })
    }
  })
})
