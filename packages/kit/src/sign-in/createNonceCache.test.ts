import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createNonceCache, nonceAge } from './createNonceCache.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

function counting(lifetime?: number) {
  let count = 0
  return createNonceCache(async () => {
    count += 1
    return { nonce: `nonce${count}`, lifetime }
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

  test.each([
    ['an hour', 3_600_000, nonceAge],
    ['a minute', 60_000, 48_000],
    ['no time', 0, 8_000],
    ['an invalid time', Number.NaN, nonceAge],
  ])('a nonce that lasts %s is replaced while there is time left to sign', async (_, lifetime, age) => {
    const nonces = counting(lifetime)
    await nonces.get()
    vi.advanceTimersByTime(age - 1)
    expect(nonces.timeLeft()).toBe(1)
    vi.advanceTimersByTime(1)
    expect(await nonces.get()).toBe('nonce2')
  })

  test('a used nonce is replaced', async () => {
    const nonces = counting()
    await nonces.get()
    nonces.drop()
    expect(await nonces.get()).toBe('nonce2')
  })

  test('a failed fetch is not cached', async () => {
    const answers = [Promise.reject(new Error('away')), Promise.resolve({ nonce: 'nonce2' })]
    const nonces = createNonceCache(() => answers.shift() ?? Promise.resolve({ nonce: '' }))
    await expect(nonces.get()).rejects.toThrow('away')
    expect(nonces.timeLeft()).toBe(0)
    expect(await nonces.get()).toBe('nonce2')
  })

  test('the age counts from the request, when the backend created it', async () => {
    let answer = (_fetched: { nonce: string }) => {}
    const nonces = createNonceCache(
      () =>
        new Promise((resolve) => {
          answer = resolve
        }),
    )
    const asked = nonces.get()
    vi.advanceTimersByTime(60_000)
    answer({ nonce: 'nonce1' })
    await asked
    expect(nonces.timeLeft()).toBe(nonceAge - 60_000)
  })
})
