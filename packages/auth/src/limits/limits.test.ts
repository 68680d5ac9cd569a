import { describe, expect, it, vi } from 'vitest'
import type { AuthEvent } from '../options.ts'
import { memoryStore } from '../store/memoryStore.ts'
import { sqliteStore } from '../store/sqliteStore.ts'
import { createBrowser, testAccount } from '../testing/browser.ts'
import { testAuth, testClock } from '../testing/testAuth.ts'
import { createRateLimiter } from './createRateLimiter.ts'

const account = testAccount()

/** How many of the calls were allowed. */
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

  it('S22 are 200 nonces and 200 verifications in 10 seconds per client, with Retry-After', async () => {
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

  it('S22 expire after their windows even if the system clock is set back', async () => {
    const time = testClock()
    const limits = { nonces: { perClient: 3, overall: 6 }, outstandingNonces: 8 }
    const auth = testAuth({ now: time.now, limits })
    const from = (index: number) => client(auth, `203.0.113.${index}`)
    expect(await passed(9, (index) => from(index % 2).send('POST', '/nonce'))).toBe(5)
    time.advance(-60 * 60_000)
    expect(await passed(9, (index) => from(index % 2).send('POST', '/nonce'))).toBeGreaterThan(0)
    // Swept and counted again as soon as they expire by the new clock.
    time.advance(6 * 60_000)
    await auth.sweep()
    expect((await from(3).send('POST', '/nonce')).status).toBe(200)
  })

  it('S22 cannot be bypassed by a forged X-Forwarded-For', async () => {
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
    // The same behind a proxy that appends the address it sees to the header.
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
    expect(said).toEqual([expect.stringContaining('`trustedProxies` is empty')])
  })

  it('S22 limit clients of unknown address only in total, without the reserve', async () => {
    const limits = { nonces: { perClient: 5, overall: 50 } }
    const auth = testAuth({ now: clock.now, limits })
    expect(await passed(80, () => client(auth).send('POST', '/nonce'))).toBe(38)
    expect((await client(auth, '203.0.113.7').send('POST', '/nonce')).status).toBe(200)
    const many = testAuth({ now: clock.now, limits })
    const from = (index: number) => client(many, `203.${index}.113.7`).send('POST', '/nonce')
    expect(await passed(80, from)).toBe(50)
  })

  it('let other clients through while one floods the server', async () => {
    const auth = testAuth({ now: clock.now, limits: { nonces: { perClient: 5, overall: 10 } } })
    const flood = client(auth, '203.0.113.7')
    expect(await passed(1000, () => flood.send('POST', '/nonce'))).toBe(5)
    expect((await client(auth, '203.0.113.8').send('POST', '/nonce')).status).toBe(200)
  })

  it('cap the outstanding nonces, and issue new ones as old ones are used or expire', async () => {
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
    // The request itself swept what had expired.
    expect(await store.countNonces()).toBe(1)
  })

  it('cap the stored sessions', async () => {
    const time = testClock()
    const auth = testAuth({ now: time.now, limits: { storedSessions: 3 } })
    const signIn = async (index: number) =>
      createBrowser(auth, { now: time.now }).signIn(testAccount(index))
    expect(await passed(5, (index) => signIn(index + 1))).toBe(3)
    const refused = await signIn(9)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
    expect(refused.headers.getSetCookie()).toEqual([])
    time.advance(30 * 24 * 60 * 60_000)
    expect((await signIn(9)).status).toBe(200)
  })

  it('sweep expired sessions and nonces once a minute, on any request', async () => {
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

  it('sweep with the first request of an instance, which may be too short-lived for a second one', async () => {
    const time = testClock()
    const store = memoryStore()
    const sweep = vi.fn(store.sweep)
    const limits = { outstandingNonces: 3 }
    const visit = async () => {
      const auth = testAuth({
        now: time.now,
        store: { ...store, sweep, close: async () => {} },
        limits,
      })
      const visitor = createBrowser(auth, { now: time.now })
      const statuses = [await visitor.send('POST', '/nonce'), await visitor.send('GET', '/session')]
      return statuses.map(({ status }) => status)
    }
    for (let count = 0; count < 5; count += 1) {
      expect(await visit()).toEqual([200, 401])
      time.advance(30 * 60_000)
    }
    expect(sweep).toHaveBeenCalledTimes(5)
  })

  it('report a sweep that fails, and sweep no more for a minute after one of your own', async () => {
    const time = testClock()
    const events: string[] = []
    const store = memoryStore()
    const sweep = vi.fn(store.sweep)
    const log = ({ event, level }: AuthEvent) => level === 'error' && events.push(event)
    const auth = testAuth({ now: time.now, store: { ...store, sweep }, log })
    await auth.sweep()
    await createBrowser(auth).send('GET', '/session')
    expect(sweep).toHaveBeenCalledTimes(1)
    sweep.mockRejectedValue(new Error('down'))
    await expect(auth.sweep()).rejects.toThrow()
    expect(events).toEqual(['sweep failed'])
    time.advance(60_000)
    expect((await createBrowser(auth).send('GET', '/session')).status).toBe(401)
    expect(events).toEqual(['sweep failed', 'sweep failed'])
  })

  it('S22 count a contract check in the window in which the body ends', async () => {
    const time = testClock()
    const fetch = vi.fn(() => Promise.reject(new Error('down')))
    const endpoints = new Map([[1, ['https://node.example']]])
    const auth = testAuth({
      now: time.now,
      contracts: { endpoints, allowSingleEndpoint: true, fetch },
      limits: { contractChecks: { perClient: 1, overall: 9 } },
    })
    const bodies: (() => void)[] = []
    const endsLate = (body: ReadableStream<Uint8Array<ArrayBuffer>>) =>
      body.pipeThrough(
        new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
          flush: () => new Promise((resolve) => bodies.push(resolve)),
        }),
      )
    const options = { now: time.now, peerAddress: '203.0.113.7' }
    const plain = createBrowser(auth, options)
    const slow = createBrowser((request, info) => {
      const body = request.body && endsLate(request.body)
      return auth.fetch(new Request(request, body ? { body, ...{ duplex: 'half' } } : {}), info)
    }, options)
    const prepare = async (visitor: typeof plain) => {
      const message = await visitor.message(account)
      const signature = await testAccount(2).signMessage({ message })
      return async () => (await visitor.send('POST', '/verify', { message, signature })).status
    }
    const pairs = []
    for (let index = 0; index < 3; index += 1) {
      pairs.push({ late: await prepare(slow), prompt: await prepare(plain) })
    }
    const begun = pairs.map(({ late, prompt }) => ({ late: late(), prompt }))
    await expect.poll(() => bodies.length).toBe(3)
    time.advance(30_000)
    const statuses: number[] = []
    for (const [index, { late, prompt }] of begun.entries()) {
      bodies[index]?.()
      statuses.push(await late, await prompt())
    }
    expect(statuses).toEqual([503, 429, 429, 429, 429, 429])
    expect(fetch).toHaveBeenCalledTimes(1)
  })

  it('track a limited number of clients', async () => {
    const limit = { perClient: 1, overall: 1_000_000 }
    const limiter = createRateLimiter({ limit, windowMs: 10_000 })
    const from = (index: number) => [`address ${index}`, `network ${index}`]
    for (let index = 0; index < 60_000; index += 1) await limiter.take(from(index), 0)
    expect(await limiter.take(from(59_999), 0)).toBe(10_000)
    // The oldest were dropped to save memory; the overall limit still counts them.
    expect(await limiter.take(from(0), 0)).toBeUndefined()
    expect(await limiter.take(from(59_999), 10_000)).toBeUndefined()
  })

  it('S22 wait for the count of another request only for a while', async () => {
    vi.useFakeTimers()
    const limit = { perClient: 3, overall: 1000 }
    const addUses = vi.fn(() => Promise.resolve(2))
    addUses.mockReturnValueOnce(new Promise(() => {}))
    const limiter = createRateLimiter({
      limit,
      windowMs: 10_000,
      shared: { name: 'a', store: { addUses } },
    })
    const take = () => limiter.take(['address'], 0)
    await take()
    // On Workers, the addition of a request whose visitor is gone never ends.
    void take()
    const next = take()
    await vi.advanceTimersByTimeAsync(2_000)
    vi.useRealTimers()
    await expect(next).resolves.toBeUndefined()
  })

  it('S22 count session reads too, before the cookie is read', async () => {
    const limits = { reads: { perClient: 3, overall: 100 } }
    const visitor = client(testAuth({ now: clock.now, limits }), '203.0.113.7')
    const reads = [
      ['GET', '/session'],
      ['GET', '/sessions'],
      ['DELETE', '/sessions'],
      ['POST', '/logout'],
    ] as const
    const statuses: number[] = []
    for (const [method, path] of reads) statuses.push((await visitor.send(method, path)).status)
    expect(statuses).toEqual([401, 401, 401, 429])
  })
})

describe('S22 limits per network', () => {
  const clock = testClock()
  const limits = { nonces: { perClient: 20, overall: 300 } }
  const nonceFrom = (auth: ReturnType<typeof testAuth>) => async (peerAddress: string) =>
    (await createBrowser(auth, { now: clock.now, peerAddress }).send('POST', '/nonce')).status
  const through = async (auth: ReturnType<typeof testAuth>, addresses: readonly string[]) => {
    let count = 0
    for (const address of addresses) if ((await nonceFrom(auth)(address)) === 200) count += 1
    return count
  }
  const rotating = (count: number, address: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => address(index))

  it('apply to an IPv6 /64, /56 and /48 and an IPv4 /24', async () => {
    const counted = (address: (index: number) => string) =>
      through(testAuth({ now: clock.now, limits }), rotating(200, address))
    const hex = (index: number) => (index % 256).toString(16).padStart(2, '0')
    expect(await counted((index) => `2001:db8:0:1::${hex(index)}`)).toBe(20)
    expect(await counted((index) => `2001:db8:0:42${hex(index)}::1`)).toBe(40)
    expect(await counted((index) => `2001:db8:0:${hex(index)}00::1`)).toBe(80)
    expect(await counted((index) => `203.0.113.${index}`)).toBe(80)
    expect(await counted((index) => `2001:db8:${hex(index)}::1`)).toBe(200)
  })

  it('reserve a quarter of the total for clients outside busy networks', async () => {
    const auth = testAuth({ now: clock.now, limits })
    // Thirty rented networks, each with a limit of 80.
    const flood = rotating(2000, (index) => `2001:db8:${index % 30}:${index}::1`)
    expect(await through(auth, flood)).toBeLessThanOrEqual(225 + 30)
    expect(await nonceFrom(auth)('203.0.113.7')).toBe(200)
    expect(await nonceFrom(auth)('2001:db8:ffff::1')).toBe(200)
    const visitors = rotating(100, (index) => `198.${index}.100.7`)
    expect(await through(auth, visitors)).toBeGreaterThanOrEqual(40)
  })
})

describe('S22 several processes on one store', () => {
  const clock = testClock()
  const limits = { nonces: { perClient: 100, overall: 400 } }

  it('share one limit', async () => {
    const store = sqliteStore({ file: ':memory:' })
    const processes = Array.from({ length: 4 }, () => testAuth({ now: clock.now, limits, store }))
    const nonces = (index: number, peerAddress: string) => {
      const process = processes[index % processes.length] ?? testAuth()
      return createBrowser(process, { now: clock.now, peerAddress }).send('POST', '/nonce')
    }
    // Each process except the last one to sync may have allowed an extra twentieth.
    expect(await passed(400, (index) => nonces(index, '203.0.113.7'))).toBeLessThanOrEqual(115)
    expect(
      await passed(800, (index) => nonces(index, `198.51.${index % 250}.7`)),
    ).toBeLessThanOrEqual(360)
    clock.advance(10_000)
    expect((await nonces(0, '203.0.113.7')).status).toBe(200)
  })

  it('enforce the limit separately while the store cannot add up counts', async () => {
    const store = sqliteStore({ file: ':memory:' })
    const addUses = () => Promise.reject(new Error('down'))
    const auth = testAuth({ now: clock.now, limits, store: { ...store, addUses } })
    const visitor = createBrowser(auth, { now: clock.now, peerAddress: '203.0.113.7' })
    expect(await passed(150, () => visitor.send('POST', '/nonce'))).toBe(100)
  })

  it('count concurrent requests', async () => {
    const store = sqliteStore({ file: ':memory:' })
    const processes = [1, 2].map(() => testAuth({ now: clock.now, limits, store }))
    const answers = await Promise.all(
      Array.from({ length: 400 }, (_, index) =>
        createBrowser(processes[index % 2] ?? testAuth(), {
          now: clock.now,
          peerAddress: '203.0.113.7',
        }).send('POST', '/nonce'),
      ),
    )
    const through = answers.filter(({ status }) => status === 200).length
    expect(through).toBeGreaterThanOrEqual(100)
    expect(through).toBeLessThanOrEqual(105)
  })
})
