// @vitest-environment happy-dom

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { session, settle, signedIn } from '../testing/browserForTest.ts'
import type { FakeBackend } from '../testing/fakeSignInAdapter.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

describe('a sign-out that arrives late', () => {
  const newer = { ...session, issuedAt: '2026-11-20T17:00:00.000Z' }

  /** Answers when the returned function is called; the browser then has the session `left`. */
  function lateSignOut(backend: FakeBackend, left?: typeof newer & { readonly expiresAt: string }) {
    const answer = Promise.withResolvers<void>()
    backend.instead.set('signOut', async () => {
      await answer.promise
      backend.session = left
    })
    return async () => {
      answer.resolve()
      await settle()
    }
  }

  test('after its time limit is not shown as a session that it has ended', async () => {
    const { backend, signIn, status, sync } = await signedIn()
    const arrive = lateSignOut(backend)
    void sync.end()
    await vi.advanceTimersByTimeAsync(30_000)
    sync.begin(newer)
    await arrive()
    expect(status()).toBe('unauthenticated')
    expect(signIn.hint.get()).toBeUndefined()
  })

  test('after another tab has signed in again is shown in both', async () => {
    const { backend, signIn, status, sync, tab } = await signedIn()
    const second = await tab()
    const arrive = lateSignOut(backend)
    void sync.end()
    await settle()
    backend.session = newer
    second.sync.begin(newer)
    await settle()
    expect([status(), second.status()]).toEqual(['authenticated', 'authenticated'])
    await arrive()
    expect([status(), second.status()]).toEqual(['unauthenticated', 'unauthenticated'])
    expect(signIn.hint.get()).toBeUndefined()
  })

  test('leaves a newer session that the backend still has, and its expiry', async () => {
    const { backend, status, sync } = await signedIn()
    const left = { ...newer, expiresAt: new Date(Date.now() + 3_600_000).toISOString() }
    const arrive = lateSignOut(backend, left)
    void sync.end()
    await vi.advanceTimersByTimeAsync(30_000)
    sync.begin(left)
    await arrive()
    expect(status()).toBe('authenticated')
    backend.session = undefined
    await vi.advanceTimersByTimeAsync(3_600_000)
    expect(status()).toBe('unauthenticated')
  })
})
