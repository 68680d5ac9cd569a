import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Store } from './store/Store.ts'
import { sqliteStore } from './store/sqliteStore.ts'
import { createBrowser, origin, testAccount } from './testing/browser.ts'
import { testAuth, testClock } from './testing/testAuth.ts'

const runs = process.env.FOYER_LONG === '1' ? 50_000 : 1_000
const account = testAccount()
const noLimit = { perClient: 1e9, overall: 1e9 }
const limits = { nonces: noLimit, verifications: noLimit, outstandingNonces: 1e9 }

/** A store that accepts every nonce, so that later steps are tested too. */
function acceptingStore(): Store {
  const store = sqliteStore({ file: ':memory:' })
  return { ...store, takeNonce: async () => true }
}

async function setUp() {
  const clock = testClock()
  const auth = testAuth({ now: clock.now, store: acceptingStore(), limits })
  const browser = createBrowser(auth, { now: clock.now })
  const message = await browser.message(account)
  return { auth, browser, message, signature: await account.signMessage({ message }) }
}

interface Edit {
  readonly at: number
  readonly drop: number
  readonly put: string
}

const telling = [
  '\n',
  '\r\n',
  ' ',
  ': ',
  '://',
  '@',
  '/',
  '0x',
  '-',
  '%',
  '\u0000',
  '\u202e',
  '9',
  'Z',
  '\ud800',
]
const edit = fc.record({
  at: fc.nat(400),
  drop: fc.oneof(fc.constant(0), fc.nat(3), fc.nat(120)),
  put: fc.oneof(
    fc.constant(''),
    fc.constantFrom(...telling),
    fc.string({ maxLength: 8, unit: 'binary' }),
  ),
})
const edits = fc.array(edit, { minLength: 1, maxLength: 4 })

function edited(text: string, changes: readonly Edit[]): string {
  return changes.reduce((current, { at, drop, put }) => {
    const start = at % (current.length + 1)
    return current.slice(0, start) + put + current.slice(start + drop)
  }, text)
}

describe('random input', () => {
  it('rejects changed messages with the original signature without a server error', async () => {
    const { browser, message, signature } = await setUp()
    expect((await browser.send('POST', '/verify', { message, signature })).status).toBe(200)
    await fc.assert(
      fc.asyncProperty(edits, async (changes) => {
        const changed = edited(message, changes)
        fc.pre(changed !== message)
        const { status } = await browser.send('POST', '/verify', { message: changed, signature })
        expect([400, 401]).toContain(status)
      }),
      { numRuns: runs },
    )
  })

  it('accepts a changed signature only for the account that signed', async () => {
    const { browser, message, signature } = await setUp()
    await fc.assert(
      fc.asyncProperty(edits, async (changes) => {
        const changed = edited(signature, changes)
        // 27 and 0, 28 and 1 are equivalent, and so are upper and lower case.
        fc.pre(changed.slice(0, 130).toLowerCase() !== signature.slice(0, 130))
        const { status } = await browser.send('POST', '/verify', { message, signature: changed })
        expect([400, 401, 413]).toContain(status)
      }),
      { numRuns: Math.ceil(runs / 5) },
    )
  })

  it('answers every random request without a server error and signs no one in', async () => {
    const { auth, message, signature } = await setUp()
    const path = fc.oneof(
      fc.constantFrom('nonce', 'verify', 'session', 'logout', 'sessions', 'sessions/a'),
      fc.webPath(),
      fc.string({ maxLength: 30 }),
    )
    const header = fc.string({
      maxLength: 60,
      unit: fc.integer({ min: 0x20, max: 0x7e }).map((code) => String.fromCharCode(code)),
    })
    const json = fc.json({ maxDepth: 3 })
    const near = fc
      .record({
        message: fc.constantFrom(message, '', 'x'),
        signature: fc.constantFrom(signature, '0x', '0x00', ''),
      })
      .map((body) => JSON.stringify({ ...body, __proto__: null }))
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('GET', 'POST', 'DELETE', 'PUT', 'PATCH', 'OPTIONS', 'HEAD'),
        path,
        fc.oneof(fc.constant(origin), header),
        fc.oneof(fc.constant('application/json'), header),
        fc.oneof(
          header,
          header.map((text) => `__Host-foyer-session=${text}`),
          fc.constant(`__Host-foyer-session=${'A'.repeat(43)}`),
        ),
        header,
        fc.oneof(
          json,
          near,
          fc.string({ maxLength: 200 }),
          fc.uint8Array({ maxLength: 200 }).map((bytes) => Uint8Array.from(bytes)),
        ),
        async (method, where, from, type, cookie, forwarded, body) => {
          const url = `${origin}/auth/${where}`
          fc.pre(URL.canParse(url))
          const carries = method !== 'GET' && method !== 'HEAD'
          const request = new Request(url, {
            method,
            headers: { origin: from, 'content-type': type, cookie, 'x-forwarded-for': forwarded },
            ...(carries ? { body } : {}),
          })
          const response = await auth.fetch(request, { peerAddress: forwarded })
          expect(response.status).toBeLessThan(500)
          const isSession = response.headers
            .getSetCookie()
            .some((line) => /session=[\w-]/.test(line))
          expect(isSession).toBe(false)
          if (response.status === 200) expect(new URL(url).pathname).toBe('/auth/nonce')
          if (response.status >= 400 && method !== 'HEAD') {
            expect(await response.json()).toEqual({
              error: { code: expect.any(String), message: expect.any(String) },
            })
          }
        },
      ),
      { numRuns: runs },
    )
  })
})
