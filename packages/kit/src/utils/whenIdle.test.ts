// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { whenIdle } from './whenIdle.ts'

let idle: (() => void)[]

beforeEach(() => {
  idle = []
  vi.stubGlobal('requestIdleCallback', (task: () => void) => idle.push(task) - 1)
  vi.stubGlobal('cancelIdleCallback', (id: number) => idle.splice(id, 1))
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

test('waits for the page to load and then for an idle moment', () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading')
  const task = vi.fn()
  whenIdle(task)
  expect(idle).toEqual([])
  dispatchEvent(new Event('load'))
  expect(idle).toEqual([task])
})

test('can be cancelled before and after the page has loaded', () => {
  const readyState = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading')
  whenIdle(vi.fn())()
  dispatchEvent(new Event('load'))
  expect(idle).toEqual([])
  readyState.mockReturnValue('complete')
  const cancel = whenIdle(vi.fn())
  expect(idle).toHaveLength(1)
  cancel()
  expect(idle).toEqual([])
})

test('preloads nothing for visitors with data saver on', () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } })
  whenIdle(vi.fn())
  expect(idle).toEqual([])
})

test('waits half a second in browsers without requestIdleCallback', () => {
  vi.useFakeTimers()
  vi.stubGlobal('requestIdleCallback', undefined)
  const task = vi.fn()
  whenIdle(task)
  vi.advanceTimersByTime(499)
  expect(task).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(task).toHaveBeenCalledOnce()
})
