import { describe, expect, it } from 'vitest'
import { createBrowser, testAccount } from './testing/browser.ts'
import { testAuth, testClock } from './testing/testAuth.ts'

describe('createAuth, called with plain Requests', () => {
  it('signs in, reads the session and ends it', async () => {
    const clock = testClock()
    const browser = createBrowser(testAuth({ now: clock.now }), { now: clock.now })
    const account = testAccount()
    expect((await browser.send('GET', '/session')).status).toBe(401)

    const signedIn = await browser.signIn(account, { chainId: 8453 })
    expect(signedIn.status).toBe(200)
    const session = {
      address: account.address,
      chainId: 8453,
      subject: account.address,
      issuedAt: '2026-11-20T12:00:00.000Z',
      expiresAt: '2026-11-27T12:00:00.000Z',
    }
    expect(await signedIn.json()).toEqual(session)
    const known = await browser.send('GET', '/session')
    expect(known.status).toBe(200)
    expect(await known.json()).toEqual(session)

    expect((await browser.send('POST', '/logout')).status).toBe(204)
    expect((await browser.send('GET', '/session')).status).toBe(401)
  })
})
