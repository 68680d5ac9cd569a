// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { FormState } from './formState.ts'
import { parseLockTime } from './lockTimes.ts'
import { TimeField } from './TimeField.tsx'

vi.mock('../../../AppContext.ts', () => ({
  useApp: () => ({ deployment: { mode: 'production' } }),
}))
beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => vi.unstubAllGlobals())

const start = Date.UTC(2030, 0, 1, 12) / 1_000
const day = 86_400

/** The field at a time of the chain, with what the visitor has chosen. */
function showField() {
  const page = document.createElement('div')
  const root = createRoot(page)
  let timeText = ''
  const onTime = (text: string) => {
    timeText = text
  }
  const show = (chainTime: number, isAsked = false) => {
    const time = parseLockTime(timeText, chainTime)
    // The field reads nothing else of it.
    const form = { chainTime, time, timeText } as FormState
    return act(() =>
      root.render(<TimeField {...form} isAsked={isAsked} onTime={onTime} groupRef={null} />),
    )
  }
  const week = () => {
    const found = page.querySelector('button')
    if (!found) throw new Error('The choices are not there.')
    return found
  }
  return { page, show, week }
}

it('keeps the end of the pressed choice while the others move on', async () => {
  const { show, week } = showField()
  await show(start)
  await act(() => week().click())
  await show(start)
  expect(week().textContent).toBe('1 weekJan 8')
  expect(week().getAttribute('aria-pressed')).toBe('true')
  await show(start + 2 * day)
  expect(week().textContent).toBe('1 weekJan 8')
  await act(() => week().click())
  await show(start + 2 * day)
  expect(week().textContent).toBe('1 weekJan 10')
})

it('asks for a time only once the form was submitted without one', async () => {
  const { page, show, week } = showField()
  const error = () => page.querySelector('[role="status"]')?.textContent
  await show(start)
  expect(error()).toBe('')
  await show(start, true)
  expect(error()).toBe('Choose a date and a time.')
  await act(() => week().click())
  await show(start, true)
  expect(error()).toBe('')
})
