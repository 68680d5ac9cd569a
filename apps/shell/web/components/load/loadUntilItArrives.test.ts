// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadUntilItArrives, retryDelay } from './loadUntilItArrives.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function failingOnce() {
  return vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('lost'))
    .mockResolvedValue('part')
}

describe('a component that fails to load at first', () => {
  it('is retried after a delay', async () => {
    const onArrival = vi.fn()
    const load = failingOnce()
    loadUntilItArrives(load, onArrival)
    await vi.advanceTimersByTimeAsync(retryDelay - 1)
    expect(load).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(onArrival).toHaveBeenCalledExactlyOnceWith('part')
  })

  it('is retried once when the browser is back online', async () => {
    const onArrival = vi.fn()
    const load = failingOnce()
    loadUntilItArrives(load, onArrival)
    await vi.advanceTimersByTimeAsync(0)
    window.dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(2 * retryDelay)
    window.dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(0)
    expect(load).toHaveBeenCalledTimes(2)
    expect(onArrival).toHaveBeenCalledTimes(1)
  })
})

it('stops retrying and reports nothing once aborted', async () => {
  const onArrival = vi.fn()
  const load = failingOnce()
  const stop = loadUntilItArrives(load, onArrival)
  await vi.advanceTimersByTimeAsync(0)
  stop()
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(2 * retryDelay)
  expect(load).toHaveBeenCalledTimes(1)
  loadUntilItArrives(async () => 'part', onArrival)()
  await vi.advanceTimersByTimeAsync(0)
  expect(onArrival).not.toHaveBeenCalled()
})
