// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { whenIdle } from './whenIdle.ts'

let frames: (() => void)[]
let idle: (() => void)[]

beforeEach(() => {
  frames = []
  idle = []
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => frames.push(draw) - 1)
  vi.stubGlobal('cancelAnimationFrame', (id: number) => frames.splice(id, 1))
  vi.stubGlobal('requestIdleCallback', (task: () => void) => idle.push(task) - 1)
  vi.stubGlobal('cancelIdleCallback', (id: number) => idle.splice(id, 1))
})

function drawFrame(): void {
  for (const draw of frames.splice(0)) draw()
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

test('waits for the page to load, for its first frame to be drawn, and then for an idle moment', () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading')
  const task = vi.fn()
  whenIdle(task)
  expect(frames).toEqual([])
  dispatchEvent(new Event('load'))
  drawFrame()
  expect(idle).toEqual([])
  drawFrame()
  expect(idle).toEqual([task])
})

test('can be cancelled before and after the page has loaded', () => {
  const readyState = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading')
  whenIdle(vi.fn())()
  dispatchEvent(new Event('load'))
  expect(frames).toEqual([])
  readyState.mockReturnValue('complete')
  for (const drawn of [0, 1, 2]) {
    const cancel = whenIdle(vi.fn())
    for (let frame = 0; frame < drawn; frame += 1) drawFrame()
    expect([...frames, ...idle]).toHaveLength(1)
    cancel()
    expect([...frames, ...idle]).toEqual([])
  }
})

test('preloads nothing for visitors with data saver on', () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } })
  whenIdle(vi.fn())
  expect([...frames, ...idle]).toEqual([])
})

test('waits half a second in browsers without requestIdleCallback', () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  vi.stubGlobal('requestIdleCallback', undefined)
  const task = vi.fn()
  whenIdle(task)
  drawFrame()
  drawFrame()
  vi.advanceTimersByTime(499)
  expect(task).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(task).toHaveBeenCalledOnce()
})
