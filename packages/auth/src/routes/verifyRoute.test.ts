import { parseSignature, serializeCompactSignature, signatureToCompactSignature } from 'viem'
import { describe, expect, it } from 'vitest'
import type { AuthOptions } from '../options.ts'
import { type Browser, createBrowser, origin, testAccount } from '../testing/browser.ts'
import { chainIds, testAuth, testClock } from '../testing/testAuth.ts'

const minute = 60_000
const account = testAccount()

function setUp(options: Partial<AuthOptions> = {}) {
  const clock = testClock()
  const auth = testAuth({ now: clock.now, ...options })
  return { auth, clock, browser: createBrowser(auth, { now: clock.now }) }
}

/** Signs and sends a text that may not be a valid message. */
async function send(browser: Browser, message: string) {
  const signature = await account.signMessage({ message })
  return browser.send('POST', '/verify', { message, signature })
}

async function expectRefusal(response: Response) {
  expect(response.status).toBe(401)
  expect(await response.json()).toEqual({
    error: {
      code: 'refused',
      message: 'The sign-in was refused. Ask for a new nonce and sign again.',
    },
  })
  expect(response.headers.getSetCookie()).toEqual([])
}

describe('nonces', () => {
  it('S2 are unique, alphanumeric, and have at least 128 bits', async () => {
    const { browser } = setUp()
    const first = await browser.nonce()
    expect(first).toMatch(/^[A-Za-z0-9]{22}$/)
    const { randomNonce } = await import('../session/tokens.ts')
    const nonces = Array.from({ length: 10_000 }, randomNonce)
    expect(new Set(nonces).size).toBe(nonces.length)
    expect(22 * Math.log2(62)).toBeGreaterThanOrEqual(128)
    // Every character is about equally likely in every position: 10,000 / 62 is about 161 each.
    for (let place = 0; place < 22; place += 1) {
      const counts = new Map<string, number>()
      for (const nonce of nonces) {
        const letter = nonce[place] ?? ''
        counts.set(letter, (counts.get(letter) ?? 0) + 1)
      }
      expect(counts.size).toBe(62)
      for (const count of counts.values()) expect(Math.abs(count - 161)).toBeLessThan(90)
    }
  })

  it('S2 work once', async () => {
    const { browser } = setUp()
    const message = await browser.message(account)
    expect((await send(browser, message)).status).toBe(200)
    await expectRefusal(await send(browser, message))
  })

  it('S2 are consumed by a wrong signature too', async () => {
    const { browser } = setUp()
    const message = await browser.message(account)
    const signature = await testAccount(2).signMessage({ message })
    await expectRefusal(await browser.send('POST', '/verify', { message, signature }))
    await expectRefusal(await send(browser, message))
  })

  it('S3 end after five minutes', async () => {
    const { browser, clock } = setUp()
    const inTime = await browser.message(account)
    const tooLate = await browser.message(account)
    clock.advance(5 * minute - 1)
    expect((await send(browser, inTime)).status).toBe(200)
    clock.advance(1)
    await expectRefusal(await send(browser, tooLate))
  })

  it('S3 say in seconds how long they last, and last as long as the option says', async () => {
    const { browser, clock } = setUp({ times: { nonce: 60 * minute } })
    const response = await browser.send('POST', '/nonce')
    expect(await response.json()).toEqual({ nonce: expect.any(String), expiresIn: 3600 })
    const message = await browser.message(account)
    clock.advance(60 * minute - 1)
    expect((await send(browser, message)).status).toBe(200)
  })

  it('S4 work only in the browser that requested them', async () => {
    const { auth, browser, clock } = setUp()
    const other = createBrowser(auth, { now: clock.now })
    await other.nonce()
    const message = await browser.message(account)
    await expectRefusal(await send(other, message))
    other.cookies.clear()
    await expectRefusal(await send(other, message))
    expect((await send(browser, message)).status).toBe(200)
  })

  it('stay valid if another tab of the same browser fetches one', async () => {
    const { browser } = setUp()
    const message = await browser.message(account)
    await browser.nonce()
    expect((await send(browser, message)).status).toBe(200)
  })

  it('are refused if never issued', async () => {
    const { browser } = setUp()
    await browser.nonce()
    await expectRefusal(await browser.signIn(account, { nonce: 'A'.repeat(22) }))
  })
})

describe('messages', () => {
  it('sign in on each of the configured chains', async () => {
    const { browser } = setUp()
    for (const chainId of chainIds) {
      const response = await browser.signIn(account, { chainId })
      expect(await response.json()).toMatchObject({ chainId, address: account.address })
    }
  })

  const from = (text: string, to: string) => (message: string) => message.replace(text, to)
  it.each([
    ['S5 another domain', from('app.example.org wants', 'evil.example wants')],
    ['S5 a path after the domain', from('app.example.org wants', 'app.example.org/evil wants')],
    ['S5 a port after the domain', from('app.example.org wants', 'app.example.org:8443 wants')],
    [
      'S5 the port that goes without saying',
      from('app.example.org wants', 'app.example.org:443 wants'),
    ],
    ['S5 userinfo before the domain', from('app.example.org wants', 'me@app.example.org wants')],
    ['S5 capital letters in the domain', from('app.example.org wants', 'App.Example.org wants')],
    ['S5 a domain below', from('app.example.org wants', 'x.app.example.org wants')],
    ['S5 a dot after the domain', from('app.example.org wants', 'app.example.org. wants')],
    ['S5 another scheme', from('app.example.org wants', 'http://app.example.org wants')],
    ['S6 a URI of another site', from('URI: https://app.example.org', 'URI: https://evil.example')],
    [
      'S6 a URI that begins alike',
      from('URI: https://app.example.org', 'URI: https://app.example.org.evil.example'),
    ],
    [
      'S6 a URI with userinfo',
      from('URI: https://app.example.org', 'URI: https://app.example.org@evil.example'),
    ],
    ['S6 a URI of another scheme', from('URI: https:', 'URI: http:')],
    [
      'S6 a URI of another port',
      from('URI: https://app.example.org', 'URI: https://app.example.org:8443'),
    ],
    ['S7 another version', from('Version: 1', 'Version: 2')],
    ['S7 a hexadecimal chain id', from('Chain ID: 1', 'Chain ID: 0x1')],
    ['S7 a chain that is not configured', from('Chain ID: 1', 'Chain ID: 999999')],
    ['S8 a time that is invalid', from('Issued At: 2026-11-20T12', 'Issued At: 2026-11-31T12')],
    ['S8 a time in 1970', from('Issued At: 2026', 'Issued At: 1970')],
    ['S8 a time ten years ahead', from('Issued At: 2026', 'Issued At: 2036')],
    ['S10 an address in small letters', from(account.address, account.address.toLowerCase())],
    ['S10 an address with a wrong checksum', from('0x7E5F', '0x7e5F')],
  ])('are refused with %s', async (_, change) => {
    const { browser } = setUp()
    const message = await browser.message(account)
    expect(change(message)).not.toBe(message)
    await expectRefusal(await send(browser, change(message)))
    // The message was otherwise valid, and a request refused for its text uses up no nonce.
    expect((await send(browser, message)).status).toBe(200)
  })

  it.each(['', '/', '/settings?tab=1#a'])('sign in with the URI of a page: %j', async (path) => {
    const { browser } = setUp()
    expect((await browser.signIn(account, { uri: `${origin}${path}` })).status).toBe(200)
  })

  it("sign in with the site's scheme before the domain", async () => {
    const { browser } = setUp()
    expect((await browser.signIn(account, { scheme: 'https' })).status).toBe(200)
  })

  it('S8 are accepted within the clock skew, but not beyond', async () => {
    const { browser, clock } = setUp()
    const at = (ms: number) => ({ issuedAt: new Date(clock.now() + ms) })
    expect((await browser.signIn(account, at(5 * minute))).status).toBe(200)
    await expectRefusal(await browser.signIn(account, at(5 * minute + 1)))
    expect((await browser.signIn(account, at(-10 * minute))).status).toBe(200)
    await expectRefusal(await browser.signIn(account, at(-10 * minute - 1)))
  })

  it('S8 are refused before they are valid and after they expire', async () => {
    const { browser, clock } = setUp()
    const at = (ms: number) => new Date(clock.now() + ms)
    expect((await browser.signIn(account, { expirationTime: at(1) })).status).toBe(200)
    await expectRefusal(await browser.signIn(account, { expirationTime: at(0) }))
    await expectRefusal(
      await browser.signIn(account, { issuedAt: at(minute), expirationTime: at(minute) }),
    )
    expect((await browser.signIn(account, { notBefore: at(0) })).status).toBe(200)
    await expectRefusal(await browser.signIn(account, { notBefore: at(1) }))
  })

  it("S5 are checked against the configured origin, not the request's host", async () => {
    const { browser } = setUp()
    const message = (await browser.message(account)).replace('app.example.org', 'evil.example')
    const signature = await account.signMessage({ message })
    const forged = {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      forwarded: 'host=evil.example',
    }
    await expectRefusal(await browser.send('POST', '/verify', { message, signature }, forged))
  })

  it('S9 are malformed with too many resources, and beyond 8192 characters', async () => {
    const { browser } = setUp()
    const resources = (count: number) => Array.from({ length: count }, (_, index) => `a:${index}`)
    expect((await browser.signIn(account, { resources: resources(100) })).status).toBe(200)
    for (const fields of [
      { resources: resources(101) },
      { resources: resources(200) },
      { statement: 'a'.repeat(8192) },
    ]) {
      const response = await browser.signIn(account, fields)
      expect(response.status).toBe(400)
      expect(await response.json()).toMatchObject({ error: { code: 'malformed' } })
    }
  })
})

describe('signatures', () => {
  it('S9 of more than 4096 bytes are refused before anything else', async () => {
    const browser = createBrowser(testAuth())
    const message = await browser.message(testAccount())
    const statusOf = async (bytes: number) =>
      (await browser.send('POST', '/verify', { message, signature: `0x${'ab'.repeat(bytes)}` }))
        .status
    expect(await statusOf(4097)).toBe(400)
    expect(await statusOf(4096)).toBe(401)
  })
})

describe('signatures of EOAs', () => {
  it('S11 are refused if made by another key', async () => {
    const { browser } = setUp()
    const message = await browser.message(account)
    const signature = await testAccount(2).signMessage({ message })
    await expectRefusal(await browser.send('POST', '/verify', { message, signature }))
  })

  it.each([
    [0, 200],
    [1, 200],
    [27, 200],
    [28, 200],
    [2, 401],
    [26, 401],
    [29, 401],
    [37, 401],
    [255, 401],
  ])('S11 with v %i are answered with %i', async (v, status) => {
    const { browser } = setUp()
    // Signs messages until there is a signature of each parity.
    const seen = new Set<number>()
    while (seen.size < 2) {
      const message = await browser.message(account)
      const { r, s, yParity } = parseSignature(await account.signMessage({ message }))
      if (yParity === undefined || seen.has(yParity)) continue
      seen.add(yParity)
      const signature = `${r}${s.slice(2)}${v.toString(16).padStart(2, '0')}`
      const response = await browser.send('POST', '/verify', { message, signature })
      const isOther = yParity !== (v < 27 ? v : v - 27)
      expect(response.status).toBe(isOther ? 401 : status)
    }
  })

  it('S11 are refused with 64 or 66 bytes, empty, or all zero', async () => {
    const { browser } = setUp()
    const shapes: ((signature: `0x${string}`) => string)[] = [
      (signature) => signature.slice(0, -2),
      (signature) => `${signature}00`,
      (signature) =>
        serializeCompactSignature(signatureToCompactSignature(parseSignature(signature))),
      () => '0x',
      () => `0x${'00'.repeat(65)}`,
      () => `0x${'ff'.repeat(64)}1b`,
    ]
    for (const shape of shapes) {
      const message = await browser.message(account)
      const signature = shape(await account.signMessage({ message }))
      await expectRefusal(await browser.send('POST', '/verify', { message, signature }))
    }
  })

  it.each([
    ['no JSON', '{'],
    ['no UTF-8', new Uint8Array([0x22, 0xff, 0x22])],
    ['nothing', ''],
    ['null', 'null'],
    ['a list', '[]'],
    ['no signature', '{"message":"a"}'],
    ['no message', '{"signature":"0x"}'],
    ['a message that is not text', '{"message":{"nonce":"a"},"signature":"0x"}'],
    ['a signature that is not hex', '{"message":"a","signature":"0xzz"}'],
    ['a signature of half a byte', '{"message":"a","signature":"0x1"}'],
    ['a signature without 0x', '{"message":"a","signature":"12"}'],
  ])('are malformed in a body with %s', async (_, body) => {
    const { auth } = setUp()
    const headers = { origin, 'content-type': 'application/json' }
    const response = await auth.fetch(
      new Request(`${origin}/auth/verify`, { method: 'POST', headers, body }),
    )
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ error: { code: 'malformed' } })
  })
})
