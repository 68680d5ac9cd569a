import { once } from 'node:events'
import { createServer } from 'node:http'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { memoryStore } from '../store/memoryStore.ts'
import { type Browser, createBrowser, origin, testAccount } from '../testing/browser.ts'
import { testAuth, testClock } from '../testing/testAuth.ts'
import { SessionUnavailableError } from './readSession.ts'

const cookieOf = ({ cookies }: Browser) =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
const account = testAccount()

describe('auth.session', () => {
  it('is the session of a Request, until the visitor signs out', async () => {
    const auth = testAuth()
    const browser = createBrowser(auth)
    const ask = () =>
      auth.session(new Request(`${origin}/orders`, { headers: { cookie: cookieOf(browser) } }))
    expect(await ask()).toBeUndefined()
    const signedIn = await (await browser.signIn(account, { chainId: 8453 })).json()
    expect(await ask()).toEqual(signedIn)
    expect(signedIn).toMatchObject({ address: account.address, chainId: 8453 })
    const cookie = cookieOf(browser)
    await browser.send('POST', '/logout')
    expect(await auth.session({ headers: new Headers({ cookie }) })).toBeUndefined()
  })

  it('takes the headers of Next, and the request of Node and so of Express', async () => {
    const auth = testAuth()
    const browser = createBrowser(auth)
    await browser.signIn(account)
    const headers = new Headers({ cookie: cookieOf(browser) })
    expect((await auth.session({ headers }))?.address).toBe(account.address)

    const server = createServer(async (request, response) => {
      response.end(JSON.stringify((await auth.session(request)) ?? null))
    })
    onTestFinished(() => void server.close())
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
    const answer = async (sent: Record<string, string>) =>
      (await fetch(url, { headers: sent })).json()
    expect(await answer({ cookie: cookieOf(browser), get: 'x' })).toMatchObject({
      address: account.address,
    })
    expect(await answer({})).toBeNull()
    expect(await answer({ cookie: '__Host-foyer-session=forged' })).toBeNull()
  })

  it('knows the session of a framed page by its own cookie', async () => {
    const auth = testAuth()
    const browser = createBrowser(auth, { headers: { 'x-foyer-frame': '1' } })
    await browser.signIn(account)
    expect(cookieOf(browser)).toContain('__Host-foyer-session-framed=')
    const headers = { cookie: cookieOf(browser) }
    expect((await auth.session({ headers }))?.address).toBe(account.address)
  })

  it('counts as a use, and ends with the session', async () => {
    const clock = testClock()
    const auth = testAuth({ now: clock.now, times: { idle: 100_000, absolute: 150_000 } })
    const browser = createBrowser(auth, { now: clock.now })
    await browser.signIn(account)
    const ask = () => auth.session({ headers: { cookie: cookieOf(browser) } })
    clock.advance(90_000)
    expect(await ask()).toBeDefined()
    clock.advance(50_000)
    expect(await ask()).toBeDefined()
    clock.advance(10_000)
    expect(await ask()).toBeUndefined()
  })

  it('stays readable while the store accepts no writes, and is recorded again afterwards', async () => {
    const clock = testClock()
    const events: string[] = []
    let isReadOnly = false
    const store = memoryStore()
    const touchSession = vi.fn((...args: Parameters<typeof store.touchSession>) =>
      isReadOnly ? Promise.reject(new Error('read-only')) : store.touchSession(...args),
    )
    const auth = testAuth({
      now: clock.now,
      store: { ...store, touchSession },
      log: ({ event, level }) => level === 'error' && events.push(event),
    })
    const browser = createBrowser(auth, { now: clock.now })
    await browser.signIn(account)
    const ask = () => auth.session({ headers: { cookie: cookieOf(browser) } })
    isReadOnly = true
    clock.advance(61_000)
    expect(await ask()).toMatchObject({ address: account.address })
    expect(events).toEqual(['recording a use of a session failed'])
    expect(await ask()).toBeDefined()
    expect(touchSession).toHaveBeenCalledTimes(1)
    isReadOnly = false
    clock.advance(59_999)
    expect(await ask()).toBeDefined()
    expect(touchSession).toHaveBeenCalledTimes(1)
    clock.advance(1)
    expect(await ask()).toBeDefined()
    expect(await ask()).toBeDefined()
    expect(touchSession).toHaveBeenCalledTimes(2)
    expect(events).toHaveLength(1)
  })

  it('rejects when the store does not respond: nobody is signed out by an outage', async () => {
    const store = memoryStore()
    const auth = testAuth({ store })
    const browser = createBrowser(auth)
    await browser.signIn(account)
    await store.close()
    const asked = auth.session({ headers: { cookie: cookieOf(browser) } })
    await expect(asked).rejects.toThrow(SessionUnavailableError)
  })
})
