// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { departureLimit, detectAppOpened } from './detectAppOpened.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function hide(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

test('who is still here after 2.5 s has no such app', () => {
  const onStayed = vi.fn()
  detectAppOpened(onStayed)
  vi.advanceTimersByTime(departureLimit - 1)
  expect(onStayed).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(onStayed).toHaveBeenCalledOnce()
  expect(departureLimit).toBe(2_500)
})

test.each([
  ['hides it', () => hide('hidden')],
  ['leaves it', () => window.dispatchEvent(new Event('pagehide'))],
  ['takes the focus from it', () => window.dispatchEvent(new Event('blur'))],
])('an app that %s was there', (_what, leave) => {
  const onStayed = vi.fn()
  detectAppOpened(onStayed)
  leave()
  vi.advanceTimersByTime(departureLimit)
  expect(onStayed).not.toHaveBeenCalled()
})

test('a page that only becomes visible was not left', () => {
  const onStayed = vi.fn()
  detectAppOpened(onStayed)
  hide('visible')
  vi.advanceTimersByTime(departureLimit)
  expect(onStayed).toHaveBeenCalledOnce()
})

test('an attempt that is over is not watched any more', () => {
  const onStayed = vi.fn()
  detectAppOpened(onStayed)()
  vi.advanceTimersByTime(departureLimit)
  expect(onStayed).not.toHaveBeenCalled()
})
