import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fetchNonce, nonceAge } from './nonce.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

describe('fetchNonce', () => {
  test.each([
    ['an hour', 3_600_000, nonceAge],
    ['a minute', 60_000, 48_000],
    ['no time', 0, 8_000],
    ['an invalid time', Number.NaN, nonceAge],
    ['as long as most', undefined, nonceAge],
  ])('a nonce that lasts %s is replaced while there is time left to sign', async (_, lifetime, age) => {
    const nonce = fetchNonce(async () => ({ nonce: 'nonce1', lifetime }))
    expect(await nonce.value).toBe('nonce1')
    vi.advanceTimersByTime(age - 1)
    expect(nonce.timeLeft()).toBe(1)
    vi.advanceTimersByTime(1)
    expect(nonce.timeLeft()).toBe(0)
  })

  test('a used nonce cannot be used again, also if it arrives later', async () => {
    const answer = Promise.withResolvers<{ nonce: string }>()
    const nonce = fetchNonce(() => answer.promise)
    nonce.drop()
    answer.resolve({ nonce: 'nonce1' })
    await nonce.value
    expect(nonce.timeLeft()).toBe(0)
  })

  test('one that could not be fetched cannot be used', async () => {
    const nonce = fetchNonce(() => Promise.reject(new Error('away')))
    await expect(nonce.value).rejects.toThrow('away')
    expect(nonce.timeLeft()).toBe(0)
  })

  test('the age counts from the request, when the backend created it', async () => {
    const answer = Promise.withResolvers<{ nonce: string }>()
    const nonce = fetchNonce(() => answer.promise)
    vi.advanceTimersByTime(60_000)
    answer.resolve({ nonce: 'nonce1' })
    await nonce.value
    expect(nonce.timeLeft()).toBe(nonceAge - 60_000)
  })
})
