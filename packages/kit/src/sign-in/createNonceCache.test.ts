import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createNonceCache, nonceAge } from './createNonceCache.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

function counting() {
  let count = 0
  return createNonceCache(async () => {
    count += 1
    return `nonce${count}`
  })
}

describe('createNonceCache', () => {
  test('one nonce is fetched for all callers while it is fresh', async () => {
    const nonces = counting()
    expect(await Promise.all([nonces.get(), nonces.get()])).toEqual(['nonce1', 'nonce1'])
    vi.advanceTimersByTime(nonceAge - 1)
    expect(nonces.timeLeft()).toBe(1)
    expect(await nonces.get()).toBe('nonce1')
  })

  test('a nonce is replaced after four minutes', async () => {
    const nonces = counting()
    await nonces.get()
    vi.advanceTimersByTime(4 * 60_000)
    expect(nonces.timeLeft()).toBe(0)
    expect(await nonces.get()).toBe('nonce2')
  })

  test('a used nonce is replaced', async () => {
    const nonces = counting()
    await nonces.get()
    nonces.drop()
    expect(await nonces.get()).toBe('nonce2')
  })

  test('a failed fetch is not cached', async () => {
    const answers = [Promise.reject(new Error('away')), Promise.resolve('nonce2')]
    const nonces = createNonceCache(() => answers.shift() ?? Promise.resolve(''))
    await expect(nonces.get()).rejects.toThrow('away')
    expect(nonces.timeLeft()).toBe(0)
    expect(await nonces.get()).toBe('nonce2')
  })

  test('the age counts from the request, when the backend created it', async () => {
    let answer = (_nonce: string) => {}
    const nonces = createNonceCache(
      () =>
        new Promise((resolve) => {
          answer = resolve
        }),
    )
    const asked = nonces.get()
    vi.advanceTimersByTime(60_000)
    answer('nonce1')
    await asked
    expect(nonces.timeLeft()).toBe(nonceAge - 60_000)
  })
})
