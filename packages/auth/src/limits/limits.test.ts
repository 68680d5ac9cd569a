import { describe, expect, it } from 'vitest'
import type { AuthEvent } from '../options.ts'
import { sqliteStore } from '../store/sqliteStore.ts'
import { createBrowser, testAccount } from '../testing/browser.ts'
import { testAuth, testClock } from '../testing/testAuth.ts'
import { createRateLimiter } from './createRateLimiter.ts'

const account = testAccount()

/** How many of some calls were let through. */
async function passed(count: number, call: (index: number) => Promise<Response>) {
  let through = 0
  for (let index = 0; index < count; index += 1) {
    if ((await call(index)).status !== 429) through += 1
  }
  return through
}

describe('limits', () => {
  const clock = testClock()
  const client = (auth: ReturnType<typeof testAuth>, peerAddress?: string, headers = {}) =>
    createBrowser(auth, { now: clock.now, peerAddress, headers })

  it('S22 are 200 nonces and 200 verifications in 10 seconds for a client, and say when to come again', async () => {
    const auth = testAuth({ now: clock.now })
    const visitor = client(auth, '203.0.113.7')
    expect(await passed(250, () => visitor.send('POST', '/nonce'))).toBe(200)
    expect(await passed(250, () => visitor.send('POST', '/verify', {}))).toBe(200)
    clock.advance(8500)
    const refused = await visitor.send('POST', '/nonce')
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toBe('2')
    expect(await refused.json()).toMatchObject({ error: { code: 'too_many' } })
    expect((await client(auth, '203.0.113.8').send('POST', '/nonce')).status).toBe(200)
    clock.advance(1500)
    expect((await visitor.send('POST', '/nonce')).status).toBe(200)
  })

  it('S22 let people in again after their windows when the clock of the machine was set back', async () => {
    const time = testClock()
    const limits = { nonces: { perClient: 3, overall: 5 }, outstandingNonces: 8 }
    const auth = testAuth({ now: time.now, limits })
    const from = (index: number) => client(auth, `203.0.113.${index}`)
    expect(await passed(9, (index) => from(index % 2).send('POST', '/nonce'))).toBe(5)
    time.advance(-60 * 60_000)
    expect(await passed(9, (index) => from(index % 2).send('POST', '/nonce'))).toBeGreaterThan(0)
    // Swept, and counted again, as soon as their time has come by the new clock.
    time.advance(6 * 60_000)
    await auth.sweep()
    expect((await from(3).send('POST', '/nonce')).status).toBe(200)
  })

  it('S22 are not escaped by a forged X-Forwarded-For', async () => {
    const limits = { nonces: { perClient: 100, overall: 10_000 } }
    const forged = (index: number) => ({
      'x-forwarded-for': `198.51.100.${index}, 10.9.${index}.1`,
    })
    const direct = testAuth({ now: clock.now, limits, trustedProxies: ['10.0.0.1'] })
    const calls = (auth: typeof direct, peer: string, real: string) => (index: number) =>
      client(auth, peer, {
        'x-forwarded-for': `${forged(index)['x-forwarded-for']}${real}`,
      }).send('POST', '/nonce')
    expect(await passed(150, calls(direct, '203.0.113.7', ''))).toBe(100)
    // The same behind a proxy that writes the address it sees behind what it was given.
    const behind = testAuth({ now: clock.now, limits, trustedProxies: ['10.0.0.1'] })
    expect(await passed(150, calls(behind, '10.0.0.1', ', 203.0.113.7'))).toBe(100)
    expect(await passed(10, calls(behind, '10.0.0.1', ', 203.0.113.8'))).toBe(10)
  })

  it('S22 warn once about a proxy that is not trusted', async () => {
    const said: string[] = []
    const log = ({ level, event }: AuthEvent) => level === 'warn' && said.push(event)
    const headers = { 'x-forwarded-for': '198.51.100.1' }
    for (const trustedProxies of [[], ['10.0.0.1']]) {
      const visitor = client(testAuth({ log, trustedProxies }), '10.0.0.1', headers)
      await visitor.nonce()
      await visitor.nonce()
    }
    expect(said).toEqual([expect.stringContaining('TRUSTED_PROXIES')])
  })

  it('S22 limit clients without a known address only overall', async () => {
    const limits = { nonces: { perClient: 5, overall: 50 } }
    const auth = testAuth({ now: clock.now, limits })
    expect(await passed(80, () => client(auth).send('POST', '/nonce'))).toBe(50)
    const many = testAuth({ now: clock.now, limits })
    const from = (index: number) => client(many, `203.0.113.${index}`).send('POST', '/nonce')
    expect(await passed(80, from)).toBe(50)
  })

  it('let others through while one client floods the server', async () => {
    const auth = testAuth({ now: clock.now, limits: { nonces: { perClient: 5, overall: 10 } } })
    const flood = client(auth, '203.0.113.7')
    expect(await passed(1000, () => flood.send('POST', '/nonce'))).toBe(5)
    expect((await client(auth, '203.0.113.8').send('POST', '/nonce')).status).toBe(200)
  })

  it('keep the outstanding nonces under their cap, and issue new ones when old ones are used or expire', async () => {
    const time = testClock()
    const store = sqliteStore({ file: ':memory:' })
    const auth = testAuth({ now: time.now, store, limits: { outstandingNonces: 20 } })
    const visitor = createBrowser(auth, { now: time.now })
    expect(await passed(50, () => visitor.send('POST', '/nonce'))).toBe(20)
    expect(await store.countNonces()).toBe(20)
    const refused = await visitor.send('POST', '/nonce')
    expect(refused.headers.get('retry-after')).toBe('60')
    time.advance(5 * 60_000)
    expect((await visitor.send('POST', '/nonce')).status).toBe(200)
    // The request itself has swept what was over.
    expect(await store.countNonces()).toBe(1)
  })

  it('sweep expired sessions and nonces once a minute, with any request', async () => {
    const time = testClock()
    const store = sqliteStore({ file: ':memory:' })
    const auth = testAuth({ now: time.now, store })
    const visitor = createBrowser(auth, { now: time.now })
    await visitor.signIn(account)
    await visitor.nonce()
    time.advance(7 * 24 * 60 * 60_000)
    await createBrowser(auth).send('GET', '/session')
    expect([await store.countNonces(), await store.countSessions()]).toEqual([0, 0])
  })

  it('remember a limited number of clients', () => {
    const limiter = createRateLimiter({ perClient: 1, overall: 1_000_000 }, 10_000)
    for (let index = 0; index < 60_000; index += 1) limiter.take(`client ${index}`, 0)
    expect(limiter.take('client 59999', 0)).toBe(10_000)
    // The first ones were forgotten to keep the memory small; the limit over all still counts them.
    expect(limiter.take('client 0', 0)).toBeUndefined()
    expect(limiter.take('client 59999', 10_000)).toBeUndefined()
  })
})
