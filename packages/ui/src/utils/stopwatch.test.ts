import { expect, onTestFinished, test, vi } from 'vitest'
import { countdown, stopwatch } from './stopwatch.ts'

test.each([
  ['runs on', 0, 60_000],
  ['is set back', -86_400_000, 60_000],
  ['is set ahead, or the device sleeps', 3_600_000, 3_660_000],
])('counts at least the time that has passed when the clock %s', (_, change, passed) => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const elapsed = stopwatch()
  const left = countdown(5 * 60_000)
  vi.advanceTimersByTime(30_000)
  vi.setSystemTime(Date.now() + change)
  vi.advanceTimersByTime(30_000)
  expect(elapsed()).toBe(passed)
  expect(left()).toBe(Math.max(0, 5 * 60_000 - passed))
})
