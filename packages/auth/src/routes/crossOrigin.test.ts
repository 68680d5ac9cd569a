import { describe, expect, it } from 'vitest'
import { createBrowser, origin, testAccount } from '../testing/browser.ts'
import { testAuth } from '../testing/testAuth.ts'

const fromPage = { origin, 'sec-fetch-site': 'same-site' }

function preflight(from: string): Request {
  return new Request('https://auth.example.org/auth/verify', {
    method: 'OPTIONS',
    headers: {
      origin: from,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type',
    },
  })
}

describe('a sign-in server on a sibling subdomain', () => {
  it('signs the page in and lets it read the responses', async () => {
    const auth = testAuth({ crossOrigin: true })
    const asked = await auth.fetch(preflight(origin))
    expect(asked.status).toBe(204)
    expect(asked.headers.get('access-control-allow-origin')).toBe(origin)
    expect(asked.headers.get('access-control-allow-headers')).toContain('content-type')

    const account = testAccount()
    const browser = createBrowser(auth, { headers: fromPage })
    const response = await browser.signIn(account)
    expect(response.status).toBe(200)
    expect(response.headers.get('access-control-allow-origin')).toBe(origin)
    expect(response.headers.get('access-control-allow-credentials')).toBe('true')
    // Without it, the kit could not correct a device's wrong clock.
    const readable = response.headers.get('access-control-expose-headers')?.toLowerCase()
    expect(readable?.split(',')).toContain('date')
    const session = await browser.send('GET', '/session')
    expect(await session.json()).toMatchObject({ address: account.address })
  })

  it('refuses other origins and lets them read nothing', async () => {
    const auth = testAuth({ crossOrigin: true })
    const foreign = 'https://other.example.org'
    const asked = await auth.fetch(preflight(foreign))
    expect(asked.headers.get('access-control-allow-origin')).not.toBe(foreign)
    for (const headers of [
      { ...fromPage, origin: foreign },
      { ...fromPage, 'sec-fetch-site': 'cross-site' },
    ]) {
      const response = await createBrowser(auth, { headers }).send('POST', '/nonce', {})
      expect(response.status).toBe(403)
      expect(response.headers.get('access-control-allow-origin')).toBeNull()
    }
  })

  it('refuses sibling subdomains unless configured', async () => {
    const auth = testAuth()
    expect((await auth.fetch(preflight(origin))).status).toBe(415)
    const response = await createBrowser(auth, { headers: fromPage }).send('POST', '/nonce', {})
    expect(response.status).toBe(403)
  })
})
