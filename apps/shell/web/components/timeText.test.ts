import { describe, expect, it } from 'vitest'
import { addedTime, agoOrDateText, agoText, timeText } from './timeText.ts'

const minute = 60_000
const hour = 60 * minute
/** Noon here, so that a date is the same in every time zone. */
const noon = new Date(2026, 10, 20, 12).getTime()

it('adds the date to a time that is not of today', () => {
  const late = new Date(2026, 10, 20, 23).getTime()
  expect(timeText(late, late + minute, 'en')).toMatch(/^11:00\s?PM$/)
  expect(timeText(late, late + 10 * hour, 'en')).toMatch(/^Nov 20, 2026, 11:00\s?PM$/)
  expect(timeText(late + 10 * hour, late, 'en'), 'not yet').toMatch(/^11:00\s?PM$/)
})

it.each([
  ['a minute ago', noon - minute, false],
  ['a year ago', noon - 365 * 24 * hour, false],
  ['of a clock two years behind', noon - 730 * 24 * hour, true],
  ['a moment ahead, as clocks are corrected', noon + minute, false],
  ['10 minutes ahead', noon + 10 * minute, true],
  ['a day ahead', noon + 24 * hour, true],
  ['in 1970', 0, true],
  ['before 1970', -1, true],
  ['in 2100', Date.UTC(2100, 0, 1), true],
])('a transaction that was added %s: its time is unknown: %#', (_name, addedAt, isUnknown) => {
  expect(addedTime({ addedAt }, noon)).toBe(isUnknown ? undefined : addedAt)
  expect(addedTime({ addedAt, isTimeUnknown: true }, noon)).toBeUndefined()
})

describe('agoText', () => {
  it.each([
    [0, 'now'],
    [minute - 1, 'now'],
    [-5_000, 'now'],
    [minute, '1 min. ago'],
    [hour - 1, '59 min. ago'],
    [hour, '1 hr. ago'],
    [1.5 * hour, '1 hr. ago'],
    [24 * hour, '1 day ago'],
    // 25 hours before half past midnight is two calendar days back.
    [25 * hour, '1 day ago'],
    [72 * hour, '3 days ago'],
  ])('%s ms ago is %s', (passed, text) => {
    expect(agoText(noon - passed, noon, 'en')).toBe(text)
  })

  it('uses the language of the page', () => {
    expect(agoText(0, 2 * hour, 'de')).toBe('vor 2 Std.')
  })
})

describe('agoOrDateText', () => {
  it.each([
    [0, 'this minute'],
    [-3 * minute, 'this minute'],
    [2 * minute, '2 minutes ago'],
    [hour - 1, '59 minutes ago'],
    [hour, '1 hour ago'],
    [1.5 * hour, '1 hour ago'],
    [24 * hour - 1, '23 hours ago'],
    [8 * 24 * hour, 'Nov 12, 2026'],
  ])('%s ms ago is %s', (passed, text) => {
    expect(agoOrDateText(noon - passed, noon, 'en')).toBe(text)
  })
})
