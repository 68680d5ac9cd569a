// @vitest-environment happy-dom

import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { alice } from '../testing/fakeConnector.ts'
import { signInHarness } from '../testing/signInHarness.ts'
import { createSignInController } from './createSignInController.ts'
import type { SignInAdapter } from './signInAdapter.ts'

const minute = 60_000
const day = 86_400_000
const start = Date.UTC(2026, 10, 20, 12)
const location = { host: 'app.example', origin: 'https://app.example' }

const clocks: readonly (readonly [name: string, time: number])[] = [
  ['right', start],
  ['a minute behind', start - minute],
  ['ten minutes ahead', start + 10 * minute],
  ['a day ahead', start + day],
  ['a day behind', start - day],
  ['two years behind', start - 730 * day],
  ['in 1970', 0],
  ['in 2100', Date.UTC(2100, 0, 1)],
]

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

const timesIn = (text: string) =>
  [/Issued At: (\S+)/, /Expiration Time: (\S+)/].map((line) =>
    Date.parse(line.exec(text)?.[1] ?? ''),
  )

/** A server with its own clock, which accepts a message as `@foyer/auth` does. */
function fakeServer() {
  const since = performance.now()
  const now = () => start + performance.now() - since
  const statuses: number[] = []
  let nonces = 0
  let given = { nonce: '', until: 0 }

  function verify(body: string): Response {
    const { message } = JSON.parse(body)
    const [issued = Number.NaN, expires = Number.NaN] = timesIn(message)
    const isInTime = Math.abs(issued - now()) < 5_000 && expires > now() && given.until > now()
    const status = isInTime && message.includes(given.nonce) ? 200 : 401
    statuses.push(status)
    const at = (time: number) => new Date(time).toISOString()
    const session = { address: alice, chainId: 1, issuedAt: at(now()), expiresAt: at(now() + day) }
    return Response.json(session, { status })
  }

  const fetch = vi.fn(async (url: unknown, init?: RequestInit) => {
    if (String(url).endsWith('/verify')) return verify(String(init?.body))
    nonces += 1
    given = { nonce: `abcdefgh${nonces}`, until: now() + minute }
    const headers = { date: new Date(now()).toUTCString() }
    return Response.json({ nonce: given.nonce, expiresIn: 60 }, { headers })
  })
  return { fetch, now, statuses }
}

/** A kit whose adapter is a function that loads it, as apps have it. */
async function setUp(deviceTime: number, changes: Partial<SignInAdapter> = {}) {
  vi.setSystemTime(deviceTime)
  const server = fakeServer()
  const load = vi.fn(async () => {
    const { createSiweAdapter } = await import('./siwe/createSiweAdapter.ts')
    return {
      ...createSiweAdapter({ baseUrl: '/auth', fetch: server.fetch, location }),
      ...changes,
    }
  })
  const harness = await signInHarness(createSignInController, load)
  await harness.open()
  await vi.waitFor(() => expect(harness.state().message).toBeDefined())
  const sign = async () => {
    await harness.press()
    harness.wallet.answer('0x1234')
    await harness.settle()
  }
  return { ...harness, load, server, sign }
}

describe('signing in on a device whose clock is wrong', () => {
  test.each(clocks)('signs in at once: %s', async (_, deviceTime) => {
    const { load, server, sign, state, status } = await setUp(deviceTime)
    const [issued = 0, expires = 0] = timesIn(state().message?.text ?? '')
    expect(Math.abs(issued - server.now())).toBeLessThan(5_000)
    expect(expires - issued).toBe(60_000)
    await sign()
    expect(server.statuses).toEqual([200])
    expect(status()).toBe('authenticated')
    expect(load).toHaveBeenCalledOnce()
  })

  test.each(
    clocks,
  )('a message is replaced in time, and signed, when the clock jumps while the page is open: %s', async (_, deviceTime) => {
    const { server, sign, state, status } = await setUp(start)
    vi.setSystemTime(deviceTime)
    const first = state().message?.text
    await vi.advanceTimersByTimeAsync(50_000)
    expect(state().message?.text).not.toBe(first)
    await sign()
    expect(server.statuses).toEqual([200])
    expect(status()).toBe('authenticated')
  })

  test.each(
    clocks,
  )('a session that only this tab knows lasts as long as the backend says: %s', async (_, deviceTime) => {
    const { sign, status } = await setUp(deviceTime, { getSession: undefined })
    await sign()
    await vi.advanceTimersByTimeAsync(day - minute)
    expect(status()).toBe('authenticated')
    await vi.advanceTimersByTimeAsync(2 * minute)
    expect(status()).toBe('unauthenticated')
  })
})

test('a session is checked on return, also when the clock was set back', async () => {
  const session = { address: alice, issuedAt: 'once' } as const
  const getSession = vi.fn(async () => session)
  const { sign, status } = await setUp(start, { getSession, verify: async () => session })
  await sign()
  expect(status()).toBe('authenticated')
  vi.setSystemTime(start - day)
  await vi.advanceTimersByTimeAsync(10 * minute)
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.waitFor(() => expect(getSession).toHaveBeenCalledOnce())
})

test('an adapter that failed to load is loaded again', async () => {
  const { server } = await setUp(start)
  const { createSiweAdapter } = await import('./siwe/createSiweAdapter.ts')
  const load = vi
    .fn(async () => createSiweAdapter({ baseUrl: '/auth', fetch: server.fetch, location }))
    .mockRejectedValueOnce(new Error('away'))
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  onTestFinished(() => warn.mockRestore())
  const { open, controller, settle, state } = await signInHarness(createSignInController, load)
  await open()
  expect(state().failure).toBe('prepare')
  void controller.prepare()
  await settle()
  expect(state().message).toBeDefined()
  expect(load).toHaveBeenCalledTimes(2)
})
