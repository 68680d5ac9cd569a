// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { mount } from '../testing/mount.tsx'
import { type Copying, copiedFor, useCopy } from './useCopy.ts'

let copying: Copying
let page: ReturnType<typeof mount>

function Probe() {
  copying = useCopy()
  return null
}

beforeEach(() => {
  vi.useFakeTimers()
  page = mount(<Probe />)
})

afterEach(() => {
  page.unmount()
  vi.useRealTimers()
})

function clipboard(writeText: (text: string) => Promise<void>) {
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText)
}

it('is copied for 1500 ms, from when the clipboard has accepted the text', async () => {
  let take = () => {}
  clipboard(
    () =>
      new Promise((resolve) => {
        take = resolve
      }),
  )
  let answer: Promise<boolean> | undefined
  act(() => {
    answer = copying.copy('0x12')
  })
  expect(copying.copied).toBe(false)
  await act(async () => take())
  expect(await answer).toBe(true)
  expect(copying.copied).toBe(true)
  act(() => vi.advanceTimersByTime(copiedFor - 1))
  expect(copying.copied).toBe(true)
  act(() => vi.advanceTimersByTime(1))
  expect(copying.copied).toBe(false)
  expect(copiedFor).toBe(1_500)
})

it('copying again restarts the timer', async () => {
  clipboard(async () => {})
  await act(() => copying.copy('0x12'))
  act(() => vi.advanceTimersByTime(1_000))
  await act(() => copying.copy('0x12'))
  act(() => vi.advanceTimersByTime(1_499))
  expect(copying.copied).toBe(true)
})

it('is failed until the next attempt if the clipboard refuses', async () => {
  clipboard(async () => {
    throw new DOMException('no', 'NotAllowedError')
  })
  await act(async () => expect(await copying.copy('0x12')).toBe(false))
  act(() => vi.advanceTimersByTime(60_000))
  expect(copying).toMatchObject({ copied: false, failed: true })
  clipboard(async () => {})
  await act(() => copying.copy('0x12'))
  expect(copying).toMatchObject({ copied: true, failed: false })
})

it('a page without a clipboard counts as a refusal', async () => {
  // biome-ignore lint/plugin/casts: on plain HTTP it is undefined, despite its type.
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never)
  await act(async () => expect(await copying.copy('0x12')).toBe(false))
  expect(copying.failed).toBe(true)
})

it('the result of an earlier attempt changes nothing', async () => {
  const answers: ((taken: boolean) => void)[] = []
  clipboard(
    () =>
      new Promise((resolve, reject) => {
        answers.push((taken) => (taken ? resolve() : reject(new Error('no'))))
      }),
  )
  act(() => {
    copying.copy('old')
    copying.copy('new')
  })
  await act(async () => answers[1]?.(true))
  await act(async () => answers[0]?.(false))
  expect(copying).toMatchObject({ copied: true, failed: false })
})
