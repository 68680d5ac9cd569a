import { createTranslator } from '@foyer/kit'
import { expect, it } from 'vitest'
import { pagesEn } from '../../i18n/pagesEn.ts'
import { updatedText } from './updatedText.ts'

const t = createTranslator(pagesEn, 'en')
const then = Date.UTC(2026, 10, 20, 12)
const after = (ms: number) => updatedText(t, 'en', then, then + ms)

it('counts seconds, then minutes', () => {
  expect(after(0)).toBe('Updated just now')
  expect(after(999)).toBe('Updated just now')
  expect(after(4_000)).toBe('Updated 4 s ago')
  expect(after(59_999)).toBe('Updated 59 s ago')
  expect(after(60_000)).toBe('Updated 1 min ago')
  expect(after(3_599_999)).toBe('Updated 59 min ago')
})

it('says the time of day after an hour', () => {
  expect(after(3_600_000)).toMatch(/^Updated at \d{1,2}:\d{2}/)
})

it('does not count backwards when the clock was set back', () => {
  expect(after(-5_000)).toBe('Updated just now')
})
