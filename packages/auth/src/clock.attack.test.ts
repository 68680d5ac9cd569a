import { describe, expect, it, vi } from 'vitest'
import { hashOf, randomId, randomToken } from './session/tokens.ts'
import { memoryStore } from './store/memoryStore.ts'
import { createBrowser, testAccount } from './testing/browser.ts'
import { testAuth, testClock } from './testing/testAuth.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const year = 365 * day
const account = testAccount(1)

/** How far the server's clock jumps, in ms. */
const jumps = [10_000, 3 * minute, hour, day, 8 * day, year].flatMap((ms) => [ms, -ms])

describe.each(jumps)('when the server’s clock jumps by %d ms', (jump) => {
  it('a nonce works once at most, and never for another browser', async () => {
    const clock = testClock()
    const auth = testAuth({ now: clock.now })
    const visitor = createBrowser(auth, { now: clock.now })
    const nonce = await visitor.nonce()
    const other = createBrowser(auth, { now: clock.now })
    await other.nonce()
    const attempt = async (browser: typeof visitor) => {
      const message = await visitor.message(account, { nonce })
      const signature = await account.signMessage({ message })
      return (await browser.send('POST', '/verify', { message, signature })).status
    }
    clock.advance(jump)
    expect(await attempt(other)).toBe(401)
    const first = await attempt(visitor)
    expect(first).toBe(jump < 5 * minute ? 200 : 401)
    expect(await attempt(visitor)).toBe(401)
    clock.advance(-jump)
    expect(await attempt(visitor)).toBe(401)
  })

  it('a message of the time before is accepted only near the new time', async () => {
    const clock = testClock()
    const auth = testAuth({ now: clock.now })
    const visitor = createBrowser(auth, { now: clock.now })
    const message = await visitor.message(account)
    const signature = await account.signMessage({ message })
    clock.advance(jump)
    const { status } = await visitor.send('POST', '/verify', { message, signature })
    expect(status).toBe(Math.abs(jump) <= 3 * minute ? 200 : 401)
    expect((await visitor.signIn(account)).status).toBe(200)
  })

  it('a limit grants a window at most, and ends in time', async () => {
    const clock = testClock()
    const limits = { nonces: { perClient: 5, overall: 1000 } }
    const auth = testAuth({ now: clock.now, limits })
    const client = createBrowser(auth, { now: clock.now, peerAddress: '203.0.113.7' })
    const granted = async () => {
      let count = 0
      for (let index = 0; index < 20; index += 1) {
        if ((await client.send('POST', '/nonce')).status === 200) count += 1
      }
      return count
    }
    expect(await granted()).toBe(5)
    clock.advance(jump)
    expect(await granted()).toBeLessThanOrEqual(5)
    const refused = await client.send('POST', '/nonce')
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(20)
    clock.advance(20_000)
    expect(await granted()).toBe(5)
  })

  it('a session lasts a day longer at most, and an ended one stays ended', async () => {
    const clock = testClock()
    const auth = testAuth({ now: clock.now })
    const kept = createBrowser(auth, { now: clock.now })
    const ended = createBrowser(auth, { now: clock.now })
    clock.advance(jump)
    for (const browser of [kept, ended]) expect((await browser.signIn(account)).status).toBe(200)
    const cookies = new Map(ended.cookies)
    await ended.send('POST', '/logout')
    for (const [name, value] of cookies) ended.cookies.set(name, value)
    clock.advance(-jump)
    expect((await ended.send('GET', '/session')).status).toBe(401)
    const lives = async () => (await kept.send('GET', '/session')).status === 200
    // Not before it began, if the clock was far ahead, and not long after its last use.
    const isInTime = jump <= day && jump > -7 * day
    expect(await lives()).toBe(isInTime)
    expect((await kept.send('GET', '/sessions')).status).toBe(isInTime ? 200 : 401)
    const start = clock.now()
    while (clock.now() < start + Math.min(jump, 0) + 31 * day) {
      clock.advance(hour * 12)
      if (jump > day && clock.now() - start < jump - day) expect(await lives()).toBe(false)
      else await lives()
    }
    if (jump <= day) expect(await lives()).toBe(false)
  })
})

it('a contract account is checked again after the clock was set back', async () => {
  const clock = testClock()
  const store = memoryStore()
  const fetch = vi.fn(() => Promise.reject(new Error('down')))
  const endpoints = new Map([[1, ['https://node.example']]])
  const contracts = { endpoints, allowSingleEndpoint: true, fetch }
  const auth = testAuth({ now: clock.now, store, contracts })
  const [token, now] = [randomToken(), clock.now()]
  const row = {
    tokenHash: hashOf(token),
    id: randomId(),
    address: account.address,
    chainId: 1,
    createdAt: now,
    lastSeenAt: now,
    endsAt: now + 30 * day,
    device: '',
    // While the clock was ahead.
    proof: { hash: '0x12', signature: '0x34', checkedAt: now + 6 * hour },
  } as const
  await store.putSession(row, undefined, { idleTime: 7 * day, perAddress: 10 })
  const visitor = createBrowser(auth, { now: clock.now })
  visitor.cookies.set('__Host-foyer-session', token)
  expect((await visitor.send('GET', '/session')).status).toBe(503)
  expect(fetch).toHaveBeenCalled()
})

it('a sweep, a count and a check go on after the clock was set back by a year', async () => {
  const clock = testClock(Date.UTC(2027, 10, 20))
  const store = memoryStore()
  const sweep = vi.fn(store.sweep)
  const countNonces = vi.fn(store.countNonces)
  const auth = testAuth({ now: clock.now, store: { ...store, sweep, countNonces } })
  const visitor = createBrowser(auth, { now: clock.now })
  await visitor.nonce()
  clock.advance(-year)
  await visitor.nonce()
  expect(sweep).toHaveBeenCalledTimes(2)
  expect(countNonces).toHaveBeenCalledTimes(2)
  expect(await auth.ready()).toBe(true)
})
