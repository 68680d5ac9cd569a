import { expect, it } from 'vitest'
import { isActive, timeAgo } from './sessionTimes.ts'

/** Noon here, so that a date is the same in every time zone. */
const at = new Date(2026, 10, 20, 12).getTime()
const ago = (minutes: number) => new Date(at - minutes * 60_000).toISOString()

it('a device seen within the last 90 seconds is active', () => {
  expect(isActive(ago(1), at)).toBe(true)
  expect(isActive(ago(2), at)).toBe(false)
  expect(isActive(ago(-5), at), 'its clock may be ahead').toBe(true)
})

it.each([
  [0, 'this minute'],
  [-3, 'this minute'],
  [2, '2 minutes ago'],
  [59, '59 minutes ago'],
  [60, '1 hour ago'],
  [150, '3 hours ago'],
  [24 * 60 - 1, '24 hours ago'],
])('%d minutes ago is %j', (minutes, text) => {
  expect(timeAgo(ago(minutes), at, 'en')).toBe(text)
})

it('after a day it shows the date', () => {
  expect(timeAgo(ago(8 * 24 * 60), at, 'en')).toBe('Nov 12, 2026')
})
