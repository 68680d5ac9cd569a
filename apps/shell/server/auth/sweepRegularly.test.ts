import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sweepRegularly } from './sweepRegularly.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it.each([
  ['succeeds', () => Promise.resolve()],
  ['fails', () => Promise.reject(new Error('The database does not respond'))],
])('sweeps once a minute without a request, also after a sweep that %s, until it is stopped', async (_, end) => {
  const sweep = vi.fn(end)
  const stop = sweepRegularly({ sweep })
  await vi.advanceTimersByTimeAsync(59_999)
  expect(sweep).toHaveBeenCalledTimes(0)
  await vi.advanceTimersByTimeAsync(60_001)
  expect(sweep).toHaveBeenCalledTimes(2)
  stop()
  await vi.advanceTimersByTimeAsync(600_000)
  expect(sweep).toHaveBeenCalledTimes(2)
})
