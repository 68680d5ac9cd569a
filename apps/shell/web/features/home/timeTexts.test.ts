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
    [86_400_000, 'yesterday'],
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
    expect(after(3_600_000)).toMatch(/^Updated at \d{1,2}:\d{2}/)
  })

  it('does not count backwards when the clock was set back', () => {
    expect(after(-5_000)).toBe('Updated just now')
  })
})
