// @vitest-environment happy-dom

import { disconnect } from '@wagmi/core'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { browserForTest, session, settle, signedIn } from '../testing/browserForTest.ts'
import { alice, never } from '../testing/fakeConnector.ts'
import type { FakeBackend } from '../testing/fakeSignInAdapter.ts'
import { changeIn, connectFirst } from '../testing/fakeWallet.ts'
import { checkAge } from './sessionReducer.ts'

const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

beforeEach(() => {
  // The session has just begun.
  vi.useFakeTimers({ now: Date.parse(session.issuedAt) })
})

afterEach(() => {
  vi.useRealTimers()
})

function down(backend: FakeBackend, ...names: readonly string[]): void {
  for (const name of names) backend.instead.set(name, () => Promise.reject(new Error('away')))
}

function wake(): void {
  document.dispatchEvent(new Event('visibilitychange'))
}

describe('a page load', () => {
  test('sends no request for a visitor who has never signed in', async () => {
    const { backend, tab } = browserForTest()
    const { before, status } = await tab()
    expect(before).toBe('unauthenticated')
    expect(status()).toBe('unauthenticated')
    wake()
    await vi.advanceTimersByTimeAsync(24 * 3_600_000)
    expect(backend.calls).toEqual([])
  })

  test('is loading while it fetches the session, then authenticated', async () => {
    const { backend, tab } = await signedIn()
    const { before, status, signIn } = await tab()
    expect(before).toBe('loading')
    expect(status()).toBe('authenticated')
    expect(signIn.state.get().session).toMatchObject(session)
    expect(backend.calls).toEqual(['session'])
  })

  test('follows the backend if the session has ended', async () => {
    const { backend, tab } = await signedIn()
    backend.session = undefined
    const { signIn, status } = await tab()
    expect(status()).toBe('unauthenticated')
    expect(signIn.hint.get()).toBeUndefined()
  })

  test("ends another account's session", async () => {
    const { backend, signIn, tab } = await signedIn()
    signIn.hint.set({ address: bob })
    backend.session = { ...session, address: bob }
    const { status } = await tab()
    expect(status()).toBe('unauthenticated')
    expect(backend.session).toBeUndefined()
  })

  test('ends a session that belongs to another account at the backend', async () => {
    const { backend, tab } = await signedIn()
    backend.session = { ...session, address: bob }
    const { status } = await tab()
    expect(status()).toBe('unauthenticated')
    expect(backend.session).toBeUndefined()
  })

  test('retries after the backend was unreachable, and is not signed in until then', async () => {
    const { backend, tab } = await signedIn()
    down(backend, 'session')
    const { status, signIn } = await tab()
    expect(status()).toBe('unauthenticated')
    expect(signIn.hint.get()).toMatchObject({ address: alice })
    await vi.advanceTimersByTimeAsync(5_000)
    expect(status()).toBe('unauthenticated')
    backend.instead.clear()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(status()).toBe('authenticated')
  })

  test.each([
    '{',
    'null',
    '{"v":1,"data":{"address":"alice"}}',
    '{"v":1,"data":[]}',
    '{"v":9,"data":{"address":"0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"}}',
  ])('ignores invalid stored data: %s', async (stored) => {
    const { backend, items, tab } = browserForTest()
    items.setItem('foyer.signIn', stored)
    const { before, status } = await tab()
    expect(before).toBe('unauthenticated')
    expect(status()).toBe('unauthenticated')
    expect(backend.calls).toEqual([])
  })

  test('a disconnect during the fetch ends the session', async () => {
    const { backend, tab } = await signedIn()
    backend.instead.set('session', never)
    const { status, wagmi } = await tab()
    expect(status()).toBe('loading')
    await disconnect(wagmi)
    await settle()
    expect(status()).toBe('unauthenticated')
    expect(backend.session).toBeUndefined()
  })
})

describe('a page load with a locked wallet', () => {
  const noAccount = { current: null, connections: new Map() } as const

  test.each([
    'connecting',
    'reconnecting',
  ] as const)('keeps the session if the wallet is not connected after %s', async (status) => {
    const { backend, tab } = await signedIn()
    const page = await tab({ isConnected: false })
    for (const next of [status, 'disconnected'] as const) {
      page.wagmi.setState((state) => ({ ...state, ...noAccount, status: next }))
    }
    await settle()
    expect(backend.calls).toEqual([])
    expect(page.signIn.hint.get()).toMatchObject({ address: alice })
    await connectFirst(page.wagmi)
    await settle()
    expect(page.status()).toBe('authenticated')
  })
})

describe('a retry after the backend was unreachable', () => {
  test('is quiet, since the visitor may be signing by then', async () => {
    const { backend, tab } = await signedIn()
    down(backend, 'session')
    const { status } = await tab()
    expect(status()).toBe('unauthenticated')
    backend.instead.set('session', never)
    await vi.advanceTimersByTimeAsync(5_000)
    expect(backend.calls).toEqual(['session', 'session'])
    expect(status()).toBe('unauthenticated')
    wake()
    await settle()
    expect(status()).toBe('unauthenticated')
  })

  test('is followed by a sign-out if the visitor disconnects in the meantime', async () => {
    const { backend, tab } = await signedIn()
    down(backend, 'session')
    const { wagmi } = await tab()
    await disconnect(wagmi)
    await settle()
    expect(backend.session).toBeUndefined()
  })
})

describe('several tabs', () => {
  test('signing in in one tab shows in the others', async () => {
    const { backend, tab } = browserForTest()
    const [first, second] = [await tab(), await tab()]
    backend.session = session
    first.sync.begin(session)
    await settle()
    expect(second.status()).toBe('authenticated')
    expect(backend.calls).toEqual(['session'])
  })

  test('signing out in one tab signs out the others at once, with one request', async () => {
    const { backend, status, sync, tab } = await signedIn()
    const second = await tab()
    void sync.end()
    expect(status()).toBe('unauthenticated')
    expect(second.status()).toBe('unauthenticated')
    await settle()
    expect(backend.calls.filter((name) => name === 'signOut')).toHaveLength(1)
  })

  test('signs in although another tab cannot read the session', async () => {
    const { backend, tab } = browserForTest()
    Reflect.deleteProperty(backend, 'getSession')
    const first = await tab()
    const second = await tab()
    first.sync.begin(session)
    await settle()
    const third = await tab()
    expect(first.status()).toBe('authenticated')
    expect([second.status(), third.status()]).toEqual(['unauthenticated', 'unauthenticated'])
    await third.sync.end()
    await settle()
    expect(first.status()).toBe('unauthenticated')
  })

  test('another account in one tab ends the session in all', async () => {
    const { backend, tab, wagmi } = await signedIn()
    const second = await tab()
    changeIn(wagmi, { accounts: [bob] })
    expect(second.status()).toBe('unauthenticated')
    await settle()
    expect(backend.session).toBeUndefined()
  })

  test('a tab with another account does not end the session', async () => {
    const { backend, tab } = browserForTest()
    const [first, second] = [await tab(), await tab()]
    changeIn(second.wagmi, { accounts: [bob] })
    backend.session = session
    first.sync.begin(session)
    await settle()
    expect(first.status()).toBe('authenticated')
    expect(second.status()).toBe('unauthenticated')
    expect(backend.calls).toEqual([])
  })

  test('a tab that was signed in ends with another tab’s sign-in, and never ends it in turn', async () => {
    const { backend, tab } = browserForTest()
    const [first, second] = [await tab(), await tab()]
    changeIn(second.wagmi, { accounts: [bob] })
    backend.session = { ...session, address: bob }
    second.sync.begin(backend.session)
    await settle()
    backend.session = session
    first.sync.begin(session)
    await settle()
    // The browser has one session.
    expect([first.status(), second.status()]).toEqual(['authenticated', 'unauthenticated'])
    await vi.advanceTimersByTimeAsync(checkAge * 2)
    wake()
    await settle()
    expect([first.status(), second.status()]).toEqual(['authenticated', 'unauthenticated'])
    expect(backend.calls).not.toContain('signOut')
  })

  test('a sign-out that did not reach the backend is sent by the next page', async () => {
    const { backend, close, sync, tab } = await signedIn()
    down(backend, 'signOut')
    void sync.end()
    await settle()
    close()
    backend.instead.clear()
    const next = await tab()
    expect(next.before).toBe('unauthenticated')
    expect(backend.session).toBeUndefined()
    expect(next.signIn.hint.get()).toBeUndefined()
  })

  /** Answers when the returned function is called, with what the backend knew when it was asked. */
  function slowSession(backend: FakeBackend) {
    const answer = Promise.withResolvers<void>()
    backend.instead.set('session', async () => {
      const known = backend.session
      backend.instead.delete('session')
      await answer.promise
      return known
    })
    return async () => {
      answer.resolve()
      await settle()
    }
  }

  test('a slow answer from before another tab signed in does not sign it out', async () => {
    const { backend, status, sync, tab } = await signedIn()
    backend.session = undefined
    const arrive = slowSession(backend)
    const second = await tab()
    backend.session = { ...session, issuedAt: '2026-11-20T17:00:00.000Z' }
    sync.begin(backend.session)
    await arrive()
    expect([status(), second.status()]).toEqual(['authenticated', 'authenticated'])
  })

  test('a slow answer from before another tab signed out does not sign in again', async () => {
    const { backend, signIn, status, sync, tab } = await signedIn()
    down(backend, 'session')
    const second = await tab()
    const arrive = slowSession(backend)
    await vi.advanceTimersByTimeAsync(5_000)
    down(backend, 'signOut')
    void sync.end()
    await settle()
    await arrive()
    expect([status(), second.status()]).toEqual(['unauthenticated', 'unauthenticated'])
    expect(signIn.hint.get()).toMatchObject({ ended: true })
  })

  test('a hostile value from another tab does not sign in', async () => {
    const { backend, tab } = browserForTest()
    const { signIn, status } = await tab()
    signIn.hint.set({ address: alice })
    await settle()
    expect(backend.calls).toEqual(['session'])
    expect(status()).toBe('unauthenticated')
  })
})

describe('a page that stays open', () => {
  test('refetches the session when it should have expired', async () => {
    const { backend, status } = await signedIn(new Date(Date.now() + 3_600_000).toISOString())
    backend.session = undefined
    await vi.advanceTimersByTimeAsync(3_599_000)
    expect(status()).toBe('authenticated')
    await vi.advanceTimersByTimeAsync(2_000)
    expect(status()).toBe('unauthenticated')
  })

  test('a session that outlives its expiry is not refetched in a loop', async () => {
    const { backend } = await signedIn(new Date(Date.now() - 1_000).toISOString())
    await vi.advanceTimersByTimeAsync(10 * 60_000)
    expect(backend.calls.length).toBeGreaterThan(0)
    expect(backend.calls.length).toBeLessThanOrEqual(10)
  })

  test('nor is one whose expiry cannot be read', async () => {
    const { backend, status } = await signedIn('in an hour')
    await vi.advanceTimersByTimeAsync(1_000)
    expect(backend.calls).toEqual([])
    expect(status()).toBe('authenticated')
  })

  test('refetches the session when it becomes visible after a while, but not every time', async () => {
    const { backend, status } = await signedIn()
    wake()
    await settle()
    expect(backend.calls).toEqual([])
    await vi.advanceTimersByTimeAsync(checkAge + 1)
    backend.session = undefined
    wake()
    await settle()
    expect(status()).toBe('unauthenticated')
  })

  test('stops loading if the backend never answers', async () => {
    const { backend, tab } = browserForTest()
    const first = await tab()
    first.sync.begin(session)
    backend.instead.set('session', never)
    const { status } = await tab()
    expect(status()).toBe('loading')
    await vi.advanceTimersByTimeAsync(30_000)
    expect(status()).toBe('unauthenticated')
  })

  test('keeps its state while the backend is unreachable', async () => {
    const { backend, status } = await signedIn()
    down(backend, 'session')
    await vi.advanceTimersByTimeAsync(checkAge + 1)
    wake()
    await settle()
    expect(status()).toBe('authenticated')
  })

  test('is not forgotten by a page whose adapter cannot read it again', async () => {
    const { backend, signIn, status } = await signedIn()
    Reflect.deleteProperty(backend, 'getSession')
    await vi.advanceTimersByTimeAsync(checkAge + 1)
    wake()
    await settle()
    expect(status()).toBe('authenticated')
    expect(signIn.hint.get()).toBeDefined()
  })

  test('ends at its expiry if the adapter cannot read it again', async () => {
    const { backend, status } = await signedIn(new Date(Date.now() + 600_000).toISOString())
    Reflect.deleteProperty(backend, 'getSession')
    await vi.advanceTimersByTimeAsync(checkAge + 1)
    wake()
    await settle()
    expect(status()).toBe('authenticated')
    await vi.advanceTimersByTimeAsync(600_000)
    expect(status()).toBe('unauthenticated')
  })
})
