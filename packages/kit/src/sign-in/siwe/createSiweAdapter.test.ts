import { parseSiweMessage } from 'viem/siwe'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { SignInRequestError, UnreadableSignInError } from '../../errors/signIn.ts'
import { createSiweAdapter } from './createSiweAdapter.ts'
import { answerLimit } from './siweRequest.ts'

const alice = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const session = {
  address: alice,
  chainId: 1,
  issuedAt: '2026-11-20T16:20:00.000Z',
  expiresAt: '2026-11-27T16:20:00.000Z',
}
const location = { host: 'app.example', origin: 'https://app.example' }

function adapterWith(answer: () => Response | Promise<Response>) {
  const fetch = vi.fn((_url: unknown, _init?: RequestInit) => Promise.resolve(answer()))
  return { adapter: createSiweAdapter({ baseUrl: '/auth/', fetch, location }), fetch }
}

const refusal = (status: number) =>
  Response.json({ error: { code: 'refused', message: 'No.' } }, { status })

describe('createSiweAdapter', () => {
  test('gets a nonce', async () => {
    const { adapter, fetch } = adapterWith(() => Response.json({ nonce: 'abcdefgh12345678' }))
    expect(await adapter.getNonce()).toBe('abcdefgh12345678')
    const [url, init] = fetch.mock.calls[0] ?? []
    expect(url).toBe('/auth/nonce')
    expect(init).toMatchObject({
      method: 'POST',
      body: '{}',
      credentials: 'include',
      headers: { 'content-type': 'application/json' },
    })
  })

  test('creates a message for this page, valid as long as the server keeps the nonce', async () => {
    const { adapter, fetch } = adapterWith(() => refusal(500))
    const text = await adapter.createMessage({
      nonce: 'abcdefgh12345678',
      address: alice,
      chainId: 8453,
    })
    expect(text).toMatch(/^app\.example wants you to sign in/)
    expect(text).toContain(
      'URI: https://app.example\nVersion: 1\nChain ID: 8453\nNonce: abcdefgh12345678',
    )
    const [, issued = '', expires = ''] = /Issued At: (.+)\nExpiration Time: (.+)$/.exec(text) ?? []
    expect(Date.parse(expires) - Date.parse(issued)).toBe(5 * 60_000)
    expect(fetch).not.toHaveBeenCalled()
  })

  test.each([
    ['as long as the server keeps the nonce', 3600, 3_600_000],
    ['five minutes if an older server does not say', undefined, 300_000],
    ['a day at most', 1e300, 86_400_000],
    ['five minutes if the answer is no time above 0', -1, 300_000],
    ['five minutes if the answer is no number', '3600', 300_000],
  ])('a message is valid %s, counted from the request for the nonce', async (_, expiresIn, life) => {
    vi.useFakeTimers({ now: Date.UTC(2026, 10, 20, 12) })
    onTestFinished(() => void vi.useRealTimers())
    const asked = Date.now()
    const nonce = 'abcdefgh12345678'
    const { adapter } = adapterWith(() => Response.json({ nonce, expiresIn }))
    await adapter.getNonce()
    expect(adapter.nonceLifetime()).toBe(life)
    vi.advanceTimersByTime(60_000)
    const message = await adapter.createMessage({ address: alice, chainId: 1, nonce })
    expect(Number(parseSiweMessage(message).expirationTime) - asked).toBe(life)
  })

  test.each([
    'Anmelden für alle',
    'Sign in to "My app"',
    'two\nlines',
    '',
  ])('refuses the statement %j, which would make sign-in fail', (statement) => {
    const make = () => createSiweAdapter({ baseUrl: '/auth', location, statement })
    expect(make).toThrow(RangeError)
    expect(make).toThrow('must be one line of ASCII')
  })

  test.each([
    ['an hour behind', 3_600_000, 3_600_000],
    ['a day ahead', -86_400_000, -86_400_000],
    ['a few seconds off', 5_000, 5_000],
    ['right, and the server tells no time', Number.NaN, 0],
  ])('uses times that the server accepts on a device whose clock is %s', async (_, ahead, expected) => {
    vi.useFakeTimers({ now: Date.UTC(2026, 10, 20, 12) })
    onTestFinished(() => void vi.useRealTimers())
    const time = Date.now() + ahead
    const headers = Number.isNaN(time) ? {} : { date: new Date(time).toUTCString() }
    const body = { nonce: 'abcdefgh12345678' }
    const { adapter } = adapterWith(() => Response.json(body, { headers }))
    const nonce = await adapter.getNonce()
    const message = await adapter.createMessage({ address: alice, chainId: 1, nonce })
    const { expirationTime, issuedAt } = parseSiweMessage(message)
    expect(Number(issuedAt)).toBe(Date.now() + expected)
    expect(Number(expirationTime)).toBe(Date.now() + expected + 5 * 60_000)
  })

  test('verifies a signature; a refusal is not an error', async () => {
    const { adapter, fetch } = adapterWith(() => Response.json(session))
    expect(await adapter.verify({ message: 'text', signature: '0x12' })).toEqual(session)
    const [url, init] = fetch.mock.calls[0] ?? []
    expect(url).toBe('/auth/verify')
    expect(init?.body).toBe('{"message":"text","signature":"0x12"}')
    const refused = adapterWith(() => refusal(401))
    expect(await refused.adapter.verify({ message: 'text', signature: '0x12' })).toBe(false)
  })

  test('returns the session of this browser, or undefined', async () => {
    expect(await adapterWith(() => Response.json(session)).adapter.getSession()).toEqual(session)
    expect(await adapterWith(() => refusal(401)).adapter.getSession()).toBeUndefined()
  })

  test('signs out, even without a session', async () => {
    const { adapter, fetch } = adapterWith(() => new Response(null, { status: 204 }))
    await adapter.signOut()
    expect(fetch.mock.calls[0]?.[0]).toBe('/auth/logout')
    await adapterWith(() => refusal(401)).adapter.signOut()
    await expect(adapterWith(() => refusal(503)).adapter.signOut()).rejects.toThrow(
      SignInRequestError,
    )
  })

  test('lists the sessions with device names, and ends one or the others', async () => {
    const device = {
      id: 'one',
      current: true,
      createdAt: session.issuedAt,
      lastSeenAt: session.issuedAt,
      device: 'Firefox\u202e on Windows',
    }
    const list = adapterWith(() => Response.json([device]))
    expect(await list.adapter.sessions.list()).toEqual([
      { ...device, device: 'Firefox on Windows' },
    ])
    const { adapter, fetch } = adapterWith(() => new Response(null, { status: 204 }))
    await adapter.sessions.end('one')
    await adapter.sessions.endOthers()
    expect(fetch.mock.calls.map(([url, init]) => `${init?.method} ${url}`)).toEqual([
      'DELETE /auth/sessions/one',
      'DELETE /auth/sessions',
    ])
    await adapterWith(() => refusal(404)).adapter.sessions.end('gone')
  })

  test('an error of the server has its status and its code', async () => {
    const { adapter } = adapterWith(() => refusal(429))
    const error = await adapter.getNonce().catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(SignInRequestError)
    expect(error).toMatchObject({ status: 429, code: 'refused' })
  })

  test.each([
    {},
    { nonce: 'short' },
    { nonce: 'with spaces in it' },
    { nonce: 12_345_678 },
    [],
    null,
    'abcdefgh12345678',
  ])('an invalid nonce is not used: %j', async (body) => {
    await expect(adapterWith(() => Response.json(body)).adapter.getNonce()).rejects.toThrow(
      UnreadableSignInError,
    )
  })

  test.each([
    { ...session, address: 'alice' },
    { ...session, chainId: '1' },
    { ...session, chainId: -1 },
    { ...session, issuedAt: 'yesterday-ish' },
    { ...session, expiresAt: undefined },
    [session],
    null,
  ])('an invalid session does not sign in: %j', async (body) => {
    const { adapter } = adapterWith(() => Response.json(body))
    await expect(adapter.getSession()).rejects.toThrow(UnreadableSignInError)
    await expect(adapter.verify({ message: '', signature: '0x' })).rejects.toThrow(
      UnreadableSignInError,
    )
  })

  test.each([
    { sessions: 'none' },
    [{ id: '../x' }],
    [null],
    'x',
  ])('an invalid list of sessions is an error: %j', async (body) => {
    const { adapter } = adapterWith(() => Response.json(body))
    await expect(adapter.sessions.list()).rejects.toThrow(UnreadableSignInError)
  })

  test("a proxy's error page is an error with its status", async () => {
    const { adapter } = adapterWith(() => new Response('<h1>Bad gateway</h1>', { status: 502 }))
    await expect(adapter.getNonce()).rejects.toMatchObject({ status: 502 })
  })

  describe('with a server that does not respond', () => {
    beforeEach(() => {
      vi.useFakeTimers()
    })
    afterEach(() => {
      vi.useRealTimers()
    })

    test('times out after fifteen seconds', async () => {
      const fetch = (_url: unknown, init?: RequestInit) =>
        new Promise<Response>((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
        })
      const adapter = createSiweAdapter({ baseUrl: '/auth', fetch, location })
      const nonce = adapter.getNonce().catch((error: unknown) => error)
      await vi.advanceTimersByTimeAsync(answerLimit)
      expect(await nonce).toMatchObject({ name: 'AbortError' })
    })
  })
})
