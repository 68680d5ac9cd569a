import { expect, it } from 'vitest'
import { sinceText } from './sinceText.ts'

it('adds the date to a time that is not of today', () => {
  const late = new Date(2026, 10, 20, 23).getTime()
  expect(sinceText('en', late, late + 60_000)).toMatch(/^11:00\s?PM$/)
  expect(sinceText('en', late, late + 10 * 3_600_000)).toMatch(/^Nov 20, 2026, 11:00\s?PM$/)
})
