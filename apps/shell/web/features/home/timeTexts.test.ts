import { createTranslator } from '@foyer/kit'
import { describe, expect, it } from 'vitest'
import { pagesEn } from '../../i18n/pagesEn.ts'
import { agoText, updatedText } from './timeTexts.ts'

describe('agoText', () => {
  it.each([
    [0, 'now'],
    [59_999, 'now'],
    [-5_000, 'now'],
    [60_000, '1 min. ago'],
    [3_599_999, '59 min. ago'],
    [3_600_000, '1 hr. ago'],
    [86_400_000, '1 day ago'],
    // 25 hours before half past midnight is two calendar days back.
    [25 * 3_600_000, '1 day ago'],
    [3 * 86_400_000, '3 days ago'],
  ])('%s ms ago is %s', (passed, text) => {
    expect(agoText(1_000_000_000_000 - passed, 1_000_000_000_000, 'en')).toBe(text)
  })

  it('uses the language of the page', () => {
    expect(agoText(0, 7_200_000, 'de')).toBe('vor 2 Std.')
  })
})

describe('updatedText', () => {
  const t = createTranslator(pagesEn, 'en')
  const then = Date.UTC(2026, 10, 20, 12)
  const after = (ms: number) => updatedText(t, 'en', then, then + ms)

  it('counts seconds, then minutes', () => {
    expect(after(0)).toBe('Updated just now')
    expect(after(999)).toBe('Updated just now')
    expect(after(4_000)).toBe('Updated 4 sec. ago')
    expect(after(59_999)).toBe('Updated 59 sec. ago')
    expect(after(60_000)).toBe('Updated 1 min. ago')
    expect(after(3_599_999)).toBe('Updated 59 min. ago')
  })

  it('shows the time of day after an hour', () => {
    const early = new Date(2026, 10, 20, 9).getTime()
    expect(updatedText(t, 'en', early, early + 3_600_000)).toMatch(/^Updated at 9:00\s?AM$/)
  })

  it('does not show a time of day of another day', () => {
    const late = new Date(2026, 10, 20, 23).getTime()
    const hour = 3_600_000
    expect(updatedText(t, 'en', late, late + 10 * hour)).toBe('Updated 10 hr. ago')
    expect(updatedText(t, 'en', late, late + 60 * hour)).toBe('Updated 2 days ago')
  })

  it('does not count backwards when the clock was set back', () => {
    expect(after(-5_000)).toBe('Updated just now')
  })
})
